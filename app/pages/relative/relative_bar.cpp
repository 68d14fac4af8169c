#include "app/pages/relative/relative_bar.h"
#include "app/pages/option_controls.h"
#include "app/study/choices/tree_options.h"

#include <QComboBox>
#include <QSpinBox>
#include <QToolButton>

#include <algorithm>

#include "app/pages/relative/factor_combo.h"
#include "app/pages/relative/protocol_form.h"
#include "app/pages/relative/relative_choices.h"
#include "app/pages/series_choice.h"
#include "app/study/predicted_pair.h"
#include "app/tables/table_change.h"
#include "core/base/contains.h"
#include "widgets/common/plain_text.h"
#include "widgets/common/theme/icon.h"
#include "widgets/controls/form_menu.h"
#include "widgets/controls/name_combo.h"

namespace greyscope::app {

using base::contains;

namespace {

QSpinBox* countSpin(const char* name, int low, int high) {
    auto* spin = new QSpinBox;
    spin->setObjectName(QLatin1String(name));
    spin->setRange(low, high);
    spin->setKeyboardTracking(false);
    return spin;
}

/// Returns the columns that can be predictors. Besides the factors, any number that was measured with the reference can
/// be one: its other metrics, its utilisation.
PredictorColumns columnsOf(const Study& study) {
    PredictorColumns columns;
    if (study.activeTable() == nullptr) {
        return columns;
    }
    const StudyTable& table = *study.activeTable();
    const RelativeChoices& choices = study.relative;
    columns.factors = table.roles.factors;
    for (const std::string& factor : table.roles.factors) {
        if (contains(choices.matched, factor)) {
            columns.matched.push_back(factor);
        }
    }
    columns.chosen = choices.model.predictors;
    if (table.wide || !table.dataset) {
        return columns;
    }
    columns.value = table.metric;
    columns.withValue = choices.model.predictWithValue;
    const data::Roles& roles = table.roles;
    for (const data::Column& column : table.dataset->columns()) {
        if (column.isNumeric() && column.name != table.metric && !contains(roles.keys, column.name) &&
            !contains(roles.factors, column.name) && !contains(roles.descriptions, column.name)) {
            columns.others.push_back(column.name);
        }
    }
    return columns;
}

Items<std::string> predictedMetrics(const Study& study) {
    const StudyTable* table = study.activeTable();
    Items<std::string> items;
    for (const std::string& metric : table && !table->wide ? table->roles.metrics : std::vector<std::string>()) {
        items.push_back({widgets::columnTitle(metric), metric});
    }
    return items;
}

QToolButton* protocolButton(QWidget* form) {
    auto* button = new QToolButton;
    widgets::setForm(button, form);
    button->setAutoRaise(true);
    button->setIcon(widgets::icon(QStringLiteral("gear")));
    const QString tip = RelativeBar::tr("Pruning and validation");
    widgets::setTip(button, tip);
    button->setAccessibleName(tip);
    return button;
}

}  // namespace

RelativeBar::RelativeBar(const PageContext& context, QWidget* parent)
    : widgets::ContextBar(parent), m_bindings(context.store) {
    addMetric(context);
    addEnds(context);
    addFactors();
    addSeparator();
    addSize();
}

void RelativeBar::addMetric(const PageContext& context) {
    auto* combo = new widgets::ElidedCombo;
    combo->setObjectName(QStringLiteral("relative.metric"));
    combo->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    combo->setMinimumContentsLength(9);
    addControl(tr("Metric"), combo);
    auto* change = new TableChange(context.store, context.catalog, this);
    m_bindings.bindChoice<std::string>(
        combo,
        [](const Study& study) {
            const StudyTable* table = study.activeTable();
            return table ? table->metric : std::string();
        },
        predictedMetrics,
        [change, store = &context.store](const std::string& metric) {
            if (const StudyTable* table = store->study().activeTable()) {
                change->start(tr("Metric %1").arg(widgets::columnTitle(metric)), table->name,
                              [metric](StudyTable& changed, base::Progress& /*progress*/) { changed.metric = metric; });
            }
        });
    m_bindings.follow(
        [this, combo](const Study& study) { setControlVisible(combo, predictedMetrics(study).size() > 1); });
}

void RelativeBar::addEnds(const PageContext& context) {
    auto* to = new widgets::NameCombo;
    auto* from = new widgets::NameCombo;
    to->setObjectName(QStringLiteral("relative.to"));
    from->setObjectName(QStringLiteral("relative.from"));
    addControl(tr("Predict"), to);
    addControl(tr("from"), from);
    const auto bind = [&](QComboBox* combo, const std::function<SeriesId(const Study&)>& current, auto chosen) {
        m_bindings.bindChoice<SeriesId>(
            combo, current,
            [catalog = &context.catalog, current](const Study& study) {
                return seriesOfTable(study, *catalog, current(study));
            },
            chosen);
    };
    StudyStore* store = &context.store;
    bind(to, predictedSeries, [store](const SeriesId& id) { predict(*store, id); });
    bind(
        from, [](const Study& study) { return study.selection.reference; },
        [store](const SeriesId& id) { predictFrom(*store, id); });
}

void RelativeBar::addFactors() {
    auto* factors = new FactorCombo;
    addControl(tr("by"), factors);
    m_bindings.follow([factors](const Study& study) { factors->setColumns(columnsOf(study)); });
    connect(factors, &FactorCombo::matchedChosen, this, [this](const std::vector<std::string>& matched) {
        m_bindings.edit(
            [&matched](Study& study) {
                study.relative.matched = matched;
                study.relative.question.reset();
            },
            {tr("Match cells by other factors")});
    });
    connect(factors, &FactorCombo::factorsChosen, this, [this](const std::vector<std::string>& chosen, bool withValue) {
        m_bindings.edit(
            [&](Study& study) {
                study.relative.model.predictors = chosen;
                study.relative.model.predictWithValue = withValue;
            },
            {tr("Choose predictors")});
    });
}

void RelativeBar::addSize() {
    const auto growth = controlsOf<cart::GrowOptions>(m_bindings, "relative", &Study::relative, &RelativeChoices::model,
                                                      &relative::RelativeOptions::grow);
    QSpinBox* leaves = countSpin("relative.leaves", 0, 999);
    leaves->setSpecialValueText(tr("all"));
    widgets::setTip(leaves, tr("Maximum number of leaves ([ and ]); \"all\" grows the full tree"));
    addControl(tr("Leaves"), leaves);
    addControl(tr("at least"), growth.control(&cart::GrowOptions::minLeaf));
    addWord(tr("cells each"));
    m_bindings.bind(leaves, leavesMember(), leavesStep());
    m_bindings.enableWhen(leaves,
                          [](const Study& study) { return study.relative.model.pruning == relative::Pruning::none; });
    addControl({}, protocolButton(protocolForm(m_bindings)));
}

}  // namespace greyscope::app
