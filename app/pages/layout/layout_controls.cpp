#include "app/pages/layout/layout_controls.h"

#include <QSpinBox>

#include <algorithm>

#include "app/pages/option_controls.h"
#include "app/study/choices/layout_options.h"
#include "core/base/contains.h"
#include "core/sim/experiments/parameters.h"
#include "widgets/common/plain_text.h"
#include "widgets/controls/name_combo.h"
#include "widgets/present/layout/layout_charts.h"
#include "widgets/present/simulate/simulate_words.h"

namespace greyscope::app {

namespace {

auto rowsOf(Bindings& bindings) {
    return controlsOf<LayoutChoices>(bindings, "layout", &Study::layout);
}
Member<int> ofPattern(std::int64_t access::Pattern::*value) {
    return {[value](const Study& study) { return static_cast<int>(study.layout.pattern.*value); },
            [value](Study& study, const int& number) { study.layout.pattern.*value = number; }};
}

/// Returns usual sizes of files and calls, and the current one.
Items<double> usualSizes(double current, const QString& zero) {
    std::vector<double> sizes;
    for (const double size : {4.0, 16.0, 32.0, 64.0, 128.0, 256.0, 512.0, 768.0, 1024.0, 4096.0, 65536.0}) {
        sizes.push_back(size * 1024.0);
    }
    if (!base::contains(sizes, current) && current > 0.0) {
        sizes.push_back(current);
        std::sort(sizes.begin(), sizes.end());
    }
    Items<double> items;
    if (!zero.isEmpty()) {
        items.push_back({zero, 0.0});
    }
    for (const double size : sizes) {
        items.push_back({widgets::bytesText(static_cast<std::int64_t>(size)), size});
    }
    return items;
}

Items<std::size_t> patternItems() {
    const sim::Parameter& parameter = **sim::parameterNamed("workload.pattern");
    Items<std::size_t> items;
    for (const access::PatternKind& kind : access::patternKinds()) {
        items.push_back({widgets::levelText(parameter, kind.name), items.size()});
    }
    return items;
}

}  // namespace

void choosePattern(StudyStore& store, std::size_t kind) {
    const access::Pattern& pattern = access::patternKinds()[kind].pattern;
    store.edit(LayoutControls::tr("Choose an access pattern"), [&](Study& study) {
        access::Pattern& own = study.layout.pattern;
        if (kind >= kClasses) {
            own = pattern;
            return;
        }
        own.shape = pattern.shape;
        own.processesPerNode = pattern.processesPerNode;
        own.waitMs = pattern.waitMs;
    });
}

QSpinBox* LayoutControls::number(const QString& title, const char* name, int low, int high, const Member<int>& member) {
    auto* box = new QSpinBox;
    box->setObjectName(QLatin1String(name));
    box->setAccessibleName(title);
    widgets::setTip(box, title);
    box->setRange(low, high);
    box->setKeyboardTracking(false);
    m_bindings.bind(box, member, {tr("Change the layout: %1").arg(title), QLatin1String(name)});
    return box;
}

QComboBox* LayoutControls::size(const QString& title, const char* name, const Member<double>& member) {
    auto* combo = new QComboBox;
    combo->setObjectName(QLatin1String(name));
    combo->setAccessibleName(title);
    widgets::setTip(combo, title);
    const QString zero = qstrcmp(name, "layout.subfile") == 0 ? tr("equal parts") : QString();
    m_bindings.bind<double>(combo, member,
                            [member, zero](const Study& study) { return usualSizes(member.get(study), zero); },
                            {tr("Change the layout: %1").arg(title)});
    return combo;
}

QSpinBox* LayoutControls::processes() {
    return number(tr("Processes"), "layout.processes", 1, 1000000, ofPattern(&access::Pattern::processes));
}
QSpinBox* LayoutControls::segments() {
    return number(tr("Segments per process"), "layout.segments", 1, 1000000, ofPattern(&access::Pattern::segments));
}
QComboBox* LayoutControls::segment() {
    return size(
        tr("Segment"), "layout.segment",
        {[](const Study& study) { return static_cast<double>(study.layout.pattern.segmentSize); },
         [](Study& study, const double& size) { study.layout.pattern.segmentSize = static_cast<std::int64_t>(size); }});
}
QComboBox* LayoutControls::operation() {
    return static_cast<QComboBox*>(rowsOf(m_bindings).control(&LayoutChoices::operation));
}
QComboBox* LayoutControls::pattern() {
    auto* combo = new widgets::ElidedCombo;
    combo->setObjectName(QStringLiteral("layout.pattern"));
    combo->setAccessibleName(tr("Pattern"));
    widgets::setTip(combo, tr("Pattern"));
    m_bindings.bindChoice<std::size_t>(
        combo, [](const Study& study) { return patternKind(study.layout.pattern); },
        [](const Study& /*study*/) { return patternItems(); },
        [&store = m_store](const std::size_t& kind) { choosePattern(store, kind); });
    return combo;
}
QComboBox* LayoutControls::stripe() {
    return size(tr("Stripe"), "layout.stripe", memberAs<double>(&Study::layout, &LayoutChoices::stripeSize));
}
QSpinBox* LayoutControls::osts() {
    return static_cast<QSpinBox*>(rowsOf(m_bindings).control(&LayoutChoices::osts));
}
QSpinBox* LayoutControls::firstOst() {
    return static_cast<QSpinBox*>(rowsOf(m_bindings).control(&LayoutChoices::firstOst));
}
QSpinBox* LayoutControls::subset() {
    return static_cast<QSpinBox*>(rowsOf(m_bindings).control(&LayoutChoices::subsetSize));
}
QComboBox* LayoutControls::subfile() {
    return size(tr("Subfile"), "layout.subfile", memberAs<double>(&Study::layout, &LayoutChoices::subfileSize));
}

}  // namespace greyscope::app
