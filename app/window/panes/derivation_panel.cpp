#include "app/window/panes/derivation_panel.h"

#include <QCheckBox>
#include <QClipboard>
#include <QComboBox>
#include <QGuiApplication>
#include <QMenu>
#include <QSpinBox>
#include <QStandardItemModel>

#include <algorithm>
#include <cmath>
#include <utility>

#include "app/pages/analysis_page.h"
#include "app/study/choices/defaults.h"
#include "app/window/document/workbook_saver.h"
#include "widgets/common/plain_text.h"
#include "widgets/controls/name_combo.h"
#include "widgets/formula/derivation_view.h"
#include "widgets/present/derivation/derivation_words.h"
#include "widgets/present/words/words.h"

namespace greyscope::app {

using widgets::DerivationFormat;

namespace {

constexpr const char* kDecimalsKey = "working/decimals";
constexpr const char* kRoundedKey = "working/rounded";
constexpr int kUsualDecimals = 4;
constexpr int kMostDecimals = 15;
constexpr int kChoiceLetters = 22;
constexpr int kLeastChoice = 90;
constexpr int kAllDigits = -1;

int lineCount(const derivation::Derivation& derivation, int step) {
    return step < 0 ? 0 : static_cast<int>(derivation.steps[static_cast<std::size_t>(step)].lines.size());
}

/// Returns the requested line of a step; -1 if it has none of that series.
int placeIn(const derivation::Step& step, const AskedLine& asked) {
    const auto count = static_cast<int>(step.lines.size());
    if (asked.value) {
        const auto away = [&](const derivation::Line& line) { return std::abs(line.exact - *asked.value); };
        const auto nearest =
            std::min_element(step.lines.begin(), step.lines.end(),
                             [&](const derivation::Line& a, const derivation::Line& b) { return away(a) < away(b); });
        return static_cast<int>(nearest - step.lines.begin());
    }
    const auto placeWhere = [&](const auto& fits) {
        const auto at = std::find_if(step.lines.begin(), step.lines.end(), fits);
        return at == step.lines.end() ? -1 : static_cast<int>(at - step.lines.begin());
    };
    if (!asked.series.empty() && step.lines.front().series != asked.series) {
        return placeWhere([&](const derivation::Line& line) { return line.series == asked.series; });
    }
    const int at = placeWhere([&](const derivation::Line& line) { return line.point == asked.point; });
    return at < 0 ? count - 1 : at;
}

/// Returns the first line that gives a number, of either sign; an invalid line if there is none.
derivation::LineRef lineGiving(const derivation::Derivation& derivation, double value) {
    constexpr double kSixDigits = 2e-5;
    for (std::size_t i = 0; i < derivation.steps.size(); ++i) {
        const auto& lines = derivation.steps[i].lines;
        const auto at = std::find_if(lines.begin(), lines.end(), [value](const derivation::Line& line) {
            return std::abs(std::abs(static_cast<double>(line.exact)) - std::abs(value)) <=
                   kSixDigits * std::abs(value);
        });
        if (at != lines.end()) {
            return {static_cast<int>(i), static_cast<int>(at - lines.begin())};
        }
    }
    return {};
}

/// Returns the requested line of a derivation.
derivation::LineRef lineOf(const derivation::Derivation& derivation, const AskedLine& asked) {
    const bool fitted = asked.step == QLatin1String(kFittedStep) && derivation.fitted >= 0;
    const std::string key =
        fitted ? derivation.steps[static_cast<std::size_t>(derivation.fitted)].key : asked.step.toStdString();
    for (std::size_t i = 0; i < derivation.steps.size(); ++i) {
        const derivation::Step& step = derivation.steps[i];
        const bool named = step.key == key || step.key.rfind(key + ".", 0) == 0;
        if (const int place = named && !step.lines.empty() ? placeIn(step, asked) : -1; place >= 0) {
            return {static_cast<int>(i), place};
        }
    }
    if (asked.step.isEmpty() && asked.value) {
        if (const derivation::LineRef line = lineGiving(derivation, *asked.value); line.known()) {
            return line;
        }
    }
    const int last = static_cast<int>(derivation.steps.size()) - 1;
    return {last, lineCount(derivation, last) - 1};
}

}  // namespace

DerivationPanel::DerivationPanel(widgets::Highlight& highlight, const StudyStore& store)
    : DerivationPanel(new widgets::DerivationView, store) {
    m_view->setHighlight(&highlight);
}

DerivationPanel::DerivationPanel(widgets::DerivationView* view, const StudyStore& store)
    : FigureView(view), m_view(view), m_saver(new WorkbookSaver(store, this)) {
    setName(QStringLiteral("working"));
    m_view->setAccessibleName(tr("Working"));
    setIdle(tr("Working"));
    setExplanation({tr("Every step from the measured numbers to the result: the rule, the rule with the numbers "
                       "inserted, and the result."),
                    {},
                    tr("The source is given beside every step."),
                    tr("Click a number to see its origin. Round every step to see the effect of rounding on paper; the "
                       "exact value is beside it.")});
    buildTools();
    m_job.serve({this});
    connect(m_saver, &WorkbookSaver::saved, this, [this](const QString& path) { emit told(tr("Wrote %1").arg(path)); });
    connect(&m_job, &JobBase::stateChanged, this, &DerivationPanel::showState);
    connect(m_view, &widgets::DerivationView::lineChosen, this, [this](const derivation::LineRef& line) {
        m_chosen = line;
        uncover(line);
        emit shownAnew();
    });
}

void DerivationPanel::setCover(std::optional<widgets::DerivationCover> cover) {
    m_cover = std::move(cover);
    showCover({});
}

void DerivationPanel::uncoverNext() {
    if (m_cover && m_job.latest()) {
        showCover(m_cover->uncoverNext());
    }
}

void DerivationPanel::coverLast() {
    if (m_cover && m_job.latest()) {
        showCover(m_cover->coverLast());
    }
}

void DerivationPanel::uncoverAll() {
    if (m_cover && m_job.latest()) {
        m_cover->uncoverAll();
        showCover({});
    }
}

void DerivationPanel::coverAll() {
    if (m_cover) {
        m_cover->coverAll();
        showCover({});
    }
}

void DerivationPanel::uncover(const derivation::LineRef& line) {
    if (m_cover && m_cover->uncover(line)) {
        showCover(line);
    }
}

void DerivationPanel::showCover(const derivation::LineRef& line) {
    if (line.known()) {
        m_chosen = line;
    }
    showSpec();
    if (line.known()) {
        m_view->showLine(line);
        emit shownAnew();
    }
}

void DerivationPanel::setShownElsewhere(bool shown) {
    m_elsewhere = shown;
    if (m_behind) {
        follow();
    }
}

void DerivationPanel::buildTools() {
    m_which = new widgets::ElidedCombo;
    m_which->setObjectName(QStringLiteral("working.which"));
    m_which->setAccessibleName(tr("Steps for"));
    m_which->setSizeAdjustPolicy(QComboBox::AdjustToContents);  // in full if there is room
    m_which->setMinimumContentsLength(kChoiceLetters);
    m_which->setMinimumWidth(kLeastChoice);
    addControl(m_which);
    connect(m_which, &QComboBox::activated, this, &DerivationPanel::follow);
    m_rounded = new QCheckBox(tr("Round every step"));
    m_rounded->setObjectName(QStringLiteral("working.rounded"));
    m_decimals = new QSpinBox;
    m_decimals->setObjectName(QStringLiteral("working.decimals"));
    m_decimals->setRange(kAllDigits, kMostDecimals);
    m_decimals->setSpecialValueText(tr("All digits"));
    widgets::setTip(m_decimals, tr("Digits of all numbers here, also in copies and exports"));
    m_decimals->setValue(kUsualDecimals);
    m_decimals->setPrefix(tr("Decimals: "));
    m_decimals->setAccessibleName(tr("Decimals"));
    addControl(m_rounded);
    addControl(m_decimals);
    connect(m_rounded, &QCheckBox::toggled, this, [this](bool on) {
        if (m_settings) {
            m_settings->setValue(QLatin1String(kRoundedKey), on);
        }
        follow();
    });
    connect(m_decimals, &QSpinBox::valueChanged, this, [this](int decimals) {
        if (m_settings) {
            m_settings->setValue(QLatin1String(kDecimalsKey), decimals);
        }
        m_rounded->isChecked() ? follow() : showSpec();
    });
    QToolButton* copy = addTool(QStringLiteral("clipboard"),
                                tr("Copy all steps as LaTeX, Markdown, MathML or text, or save them as a spreadsheet"));
    copy->setObjectName(QStringLiteral("working.copyAs"));
    auto* menu = new QMenu(copy);
    const auto add = [&](const QString& text, DerivationFormat format, const char* name) {
        QAction* action = menu->addAction(text, this, [this, format] { copyAs(format); });
        action->setObjectName(QLatin1String(name));
    };
    add(tr("Copy as &LaTeX"), DerivationFormat::latex, "working.latex");
    add(tr("Copy as &Markdown"), DerivationFormat::markdown, "working.markdown");
    add(tr("Copy as M&athML"), DerivationFormat::mathml, "working.mathml");
    add(tr("Copy as &text"), DerivationFormat::text, "working.text");
    menu->addSeparator();
    menu->addAction(tr("&Save as a spreadsheet (.xlsx) …"), this, &DerivationPanel::saveWorkbook)
        ->setObjectName(QStringLiteral("working.workbook"));
    copy->setMenu(menu);
    copy->setPopupMode(QToolButton::InstantPopup);
    setTools(true, true, false);
}

void DerivationPanel::remember(QSettings& settings) {
    m_decimals->setValue(settings.value(QLatin1String(kDecimalsKey), kUsualDecimals).toInt());
    m_rounded->setChecked(settings.value(QLatin1String(kRoundedKey), false).toBool());
    m_settings = &settings;
}

derivation::Rounding DerivationPanel::rounding() const {
    const bool rounds = m_rounded->isChecked() && m_decimals->value() != kAllDigits;
    return rounds ? derivation::Rounding{derivation::Rounding::Kind::decimals, m_decimals->value()}
                  : derivation::Rounding{};
}

void DerivationPanel::setPage(Page* page) {
    if (m_page) {
        m_page->disconnect(this);
    }
    if (m_page != page) {
        m_asked.reset();
    }
    m_page = page;
    if (m_page) {
        connect(m_page, &Page::derivationChanged, this, &DerivationPanel::follow);
        connect(m_page, &QObject::destroyed, this, [this] { m_page = nullptr; });
    }
    follow();
}

void DerivationPanel::showEvent(QShowEvent* event) {
    FigureView::showEvent(event);
    if (m_behind) {
        follow();
    }
}

/// A hidden pane calculates nothing.
void DerivationPanel::follow() {
    m_behind = !isVisible() && !m_elsewhere;
    if (m_behind) {
        return;
    }
    auto derivation = m_page ? m_page->derivation() : std::nullopt;
    if (!derivation) {
        m_which->hide();
        m_job.set(widgets::Empty{tr("Nothing on the current page has steps to show. Steps are available for ratios and "
                                    "indices on Trends, degrees on Relations, models and intervals on Forecast, splits "
                                    "and errors on Relative, paths on Transfer, intervals on Compare and Simulate, "
                                    "positions on Layout, and published numbers. F9 closes this pane."),
                                 {}});
        return;
    }
    m_derivation = std::move(*derivation);
    offerOthers();
    if (const int asked = m_asked ? askedDerivation(*m_asked) : -1; asked >= 0) {
        m_which->setCurrentIndex(asked);
    }
    const auto other = static_cast<std::size_t>(std::max(0, m_which->currentIndex()));
    const Derive& chosen = other == 0 ? m_derivation.derive : m_derivation.others[other - 1].derive;
    m_lights = other == 0 ? m_derivation.lights : m_derivation.others[other - 1].lights;
    m_job.start(
        [derive = chosen, rounding = rounding()](base::Progress& progress) { return derive(rounding, progress); });
}

int DerivationPanel::askedDerivation(const AskedLine& line) const {
    return line.of.isEmpty() ? 0 : m_which->findText(line.of);
}

/// Keeps the selected title if the page still has it.
void DerivationPanel::offerOthers() {
    QStringList titles{m_derivation.title};
    for (const OtherDerivation& other : m_derivation.others) {
        titles << other.title;
    }
    if (m_derivation.unlisted > 0) {
        titles << tr("%n more are not listed", nullptr, widgets::counted(m_derivation.unlisted));
    }
    QStringList before;
    for (int i = 0; i < m_which->count(); ++i) {
        before << m_which->itemText(i);
    }
    if (titles != before) {
        const QString chosen = m_which->currentText();
        const bool first = m_which->currentIndex() <= 0;
        m_which->clear();
        m_which->addItems(titles);
        if (m_derivation.unlisted > 0) {
            static_cast<QStandardItemModel*>(m_which->model())->item(m_which->count() - 1)->setEnabled(false);
        }
        m_which->setCurrentIndex(first ? 0 : std::max(0, static_cast<int>(titles.indexOf(chosen))));
    }
    m_which->setVisible(!m_derivation.others.empty());
}

void DerivationPanel::showState() {
    widgets::FigureView::showState(m_job.state());
    if (m_job.ready()) {
        showSpec();
        findLine();
    } else if (!m_job.running()) {
        setTitle(idleTitle());
    }
}

void DerivationPanel::showSpec() {
    const auto derivation = m_job.latest();
    if (!derivation) {
        return;
    }
    widgets::DerivationSpec spec;
    spec.derivation = derivation;
    if (m_cover) {
        m_cover->follow(*derivation);
        spec.derivation = std::make_shared<const derivation::Derivation>(m_cover->over(*derivation));
    }
    spec.title = tr("Working: %1").arg(widgets::derivationTitle(*derivation));
    spec.subtitle = subtitle(*derivation);
    spec.numbers.full = m_decimals->value() == kAllDigits;
    spec.numbers.decimals = std::max(0, m_decimals->value());
    spec.lights = m_lights;
    spec.seriesIds = m_derivation.seriesIds;
    // A line of another model or course is another number.
    const auto& before = m_view->spec().derivation;
    const bool same = before && before->name == derivation->name && before->steps.size() == derivation->steps.size();
    if (!same || m_chosen.line >= lineCount(*derivation, m_chosen.step)) {
        m_chosen = {};
    }
    spec.chosen = m_chosen;
    setFigure(std::move(spec));
    emit shownAnew();
}

QString DerivationPanel::subtitle(const derivation::Derivation& derivation) const {
    if (!m_cover) {
        return widgets::roundingText(derivation.rounding);
    }
    return tr("%1 of %n lines are uncovered; Space uncovers the next", nullptr, widgets::counted(m_cover->count()))
        .arg(m_cover->uncovered());
}

void DerivationPanel::showLine(const AskedLine& line) {
    m_asked = line;
    if (const int asked = askedDerivation(line); asked >= 0 && asked != m_which->currentIndex()) {
        follow();
    } else if (m_job.ready() && !m_behind) {
        findLine();
    }
}

void DerivationPanel::findLine() {
    const auto derivation = m_job.ready();
    if (!m_asked || !derivation) {
        return;
    }
    const bool offered = askedDerivation(*m_asked) == std::max(0, m_which->currentIndex());
    if (const derivation::LineRef line = lineOf(*derivation, *m_asked); offered && line.known()) {
        m_chosen = line;
        m_view->showLine(line, false);
    }
    // Until then the steps belong to the page's former result.
    const auto* page = qobject_cast<const AnalysisPageBase*>(m_page);
    if (page == nullptr || page->isSettled()) {
        m_asked.reset();
    }
}

void DerivationPanel::copyAs(DerivationFormat format) {
    if (const auto derivation = m_view->spec().derivation; derivation && m_job.ready()) {
        QGuiApplication::clipboard()->setText(widgets::derivationText(*derivation, format, m_view->spec().numbers));
    }
}

void DerivationPanel::saveWorkbook() {
    if (const auto derivation = m_job.ready()) {
        const QString name = QStringLiteral("working.xlsx");
        m_saver->ask(m_defaults ? m_defaults->pathFor(name) : name, derivation);
    }
}

}  // namespace greyscope::app
