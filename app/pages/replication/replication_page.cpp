#include "app/pages/replication/replication_page.h"

#include <QClipboard>
#include <QGuiApplication>
#include <QSplitter>
#include <QVBoxLayout>

#include <algorithm>

#include "app/analyses/replication/statement_run.h"
#include "app/export/output_question.h"
#include "app/pages/page_room.h"
#include "app/pages/replication/replication_bar.h"
#include "app/pages/replication/replication_derivation.h"
#include "app/pages/replication/replication_inspector.h"
#include "app/pages/replication/replication_open.h"
#include "app/pages/replication/replication_summary.h"
#include "app/pages/replication/replication_table.h"
#include "app/pages/statements_view.h"
#include "app/run/write_file.h"
#include "app/study/sample_study.h"
#include "app/text/error_text.h"
#include "app/text/replication_report.h"
#include "core/base/contains.h"
#include "core/base/try.h"
#include "widgets/panels/view_deck.h"
#include "widgets/plot/plot_view.h"

namespace greyscope::app {

using published::ReplicationReport;
using widgets::FigureView;

namespace {
constexpr const char* kPaper = "paper";
constexpr const char* kItem = "item";
}  // namespace

ReplicationPage::ReplicationPage(PageContext context, QWidget* parent)
    : PageOf(facts(), context, parent),
      m_bar(new ReplicationBar(context.defaults, this)),
      m_inspector(new ReplicationInspector(this)),
      m_summary(new ReplicationSummary),
      m_table(new ReplicationTable),
      m_values(valuesView()),
      m_degrees(new FigureView(new widgets::PlotView)),
      m_errors(new FigureView(new widgets::PlotView)),
      m_statements(new StatementsView(context.highlight, this)) {
    m_bar->hide();
    m_inspector->hide();
    buildViews();
    connectViews();
}

QWidget* ReplicationPage::contextBar() {
    return m_bar;
}

QWidget* ReplicationPage::inspector() {
    return m_inspector;
}

FigureView* ReplicationPage::valuesView() {
    auto* values = new QWidget;
    values->setBackgroundRole(QPalette::Base);
    values->setAutoFillBackground(true);
    auto* rows = new QVBoxLayout(values);
    rows->setContentsMargins(0, 0, 0, 0);
    rows->setSpacing(0);
    rows->addWidget(m_summary);
    constexpr int kHeadingAndRow = 48;
    m_table->setMinimumHeight(kHeadingAndRow);  // beside a summary of several lines
    rows->addWidget(m_table, 1);
    return new FigureView(values);
}

void ReplicationPage::buildViews() {
    m_values->setName(QLatin1String(ReplicationAnalysis::kValues));
    m_values->setIdle(tr("Published and calculated numbers"));
    m_degrees->setName(QLatin1String(ReplicationAnalysis::kDegrees));
    m_degrees->setIdle(tr("Degrees"));
    m_errors->setName(QLatin1String(ReplicationAnalysis::kErrors));
    m_errors->setIdle(tr("Errors of table 9"));
    m_values->setExplanation(
        {tr("Every number printed in the papers, compared with the value calculated from their data: reproduced, "
            "reproduced under another reading, contradicted, or cannot be determined. Disagreements come first."),
         {},
         {},
         tr("Choose a line to see both calculations at the right; double-click to open it with its settings.")});
    m_degrees->setExplanation(
        {tr("The printed relational degrees, compared with those calculated from the 20 printed points of every "
            "series. The original calculation used three more thread counts, so the order may agree but not the "
            "values."),
         QStringLiteral("γ = Σ wₖ ξ(k)\nξ(k) = (m + ρM) / (Δ(k) + ρM)\nΔ(k) = |x₀(k) − xᵢ(k)|"),
         tr("Deng’s degree; m and M are the smallest and the largest Δ, ρ is the distinguishing coefficient. Zhao and "
            "Hu, section III.B."),
         tr("If both agree, the points lie on the diagonal.")});
    m_errors->setExplanation({tr("The printed errors of table 9, beside those of the program’s tree with each cell "
                                 "left out and of simpler predictions."),
                              QStringLiteral("|P̂ⱼ − Pⱼ| / Pⱼ"),
                              tr("Zhao et al., table 9; its protocol is not printed."),
                              tr("The context menu copies the numbers.")});
    m_values->setTools(true, false, true);
    m_values->setCopyText([this] { return m_table->rows().text(); });
    for (FigureView* view : {m_degrees, m_errors}) {
        view->setTools(true, true, true);
    }
    auto* charts =
        new widgets::ViewDeck({{{{{tr("Degrees"), m_degrees}}, {{tr("Errors of table 9"), m_errors}}}, {40, 60}}});
    auto* upper = new widgets::ViewDeck(
        {{{{{tr("Printed numbers"), m_values}, {tr("Simulated statements"), m_statements->view()}}}, {}, 1}});
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->addWidget(widgets::twoRows({tr("Numbers"), upper, 56}, {tr("Charts"), charts, 44}, page_room::kTwoRows));
    setViews({m_values, m_degrees, m_errors, m_statements->view()});
    addDerivationTools({m_values, m_degrees});
    addDerivationButtons({m_errors});
}

void ReplicationPage::connectViews() {
    connect(m_bar, &ReplicationBar::changed, this, &ReplicationPage::judge);
    connect(m_bar, &ReplicationBar::recomputeRequested, this, [this] { recalculate(); });
    connect(m_bar, &ReplicationBar::copyRequested, this,
            [this] { QGuiApplication::clipboard()->setText(latexTable()); });
    connect(m_bar, &ReplicationBar::saveRequested, this, &ReplicationPage::askWhereToSave);
    connect(m_table, &widgets::RowTable::rowChosen, this, &ReplicationPage::chooseRow);
    connect(m_table, &ReplicationTable::opened, this, [this](int row) {
        chooseRow(row);
        openValue();
    });
    connect(m_inspector, &ReplicationInspector::itemChosen, this, &ReplicationPage::showItem);
    connect(m_inspector, &ReplicationInspector::openRequested, this, &ReplicationPage::openValue);
    connect(&m_context.store, &StudyStore::changed, this, [this](const Study& /*before*/, const Study& after) {
        m_inspector->setSampleOpen(holdsSample(after));
        if (m_pending && holdsSample(after)) {
            // The window shows the page of the opened study first; this page's request must come after that.
            QMetaObject::invokeMethod(
                this, [this, item = *m_pending] { apply(item); }, Qt::QueuedConnection);
        }
        m_pending.reset();
    });
}

/// Always requests the comparison, because the numbers do not depend on the study.
ReplicationPage::Asked ReplicationPage::asked(const Study& study) const {
    return !isVisible() && shown() == nullptr ? Asked(widgets::Empty{}) : PageOf::asked(study);
}

void ReplicationPage::showStudy() {
    m_inspector->setSampleOpen(holdsSample(study()));
}

void ReplicationPage::addPlace(QVariantMap& place) const {
    place.insert(QLatin1String(kPaper), m_bar->paperKey());
    if (m_item) {
        place.insert(QLatin1String(kItem), QVariant::fromValue<qulonglong>(*m_item));
    }
}

void ReplicationPage::takePlace(const QVariantMap& place) {
    m_bar->setPaper(place.value(QLatin1String(kPaper)).toString());
    if (const QVariant item = place.value(QLatin1String(kItem)); item.isValid()) {
        m_item = static_cast<std::size_t>(item.toULongLong());
    }
    judge();
}

void ReplicationPage::hideEvent(QHideEvent* event) {
    Page::hideEvent(event);
    m_pending.reset();
}

void ReplicationPage::presentResult(const Shown& shown) {
    m_values->setTitle(tr("Published and calculated numbers"),
                       tr("Disagreements first; double-click to open the calculation with its settings"));
    m_degrees->setFigure(widgets::degreesChart(*shown.result));
    m_errors->setFigure(widgets::errorsChart(*shown.result));
    m_statements->offer(allStatements(),
                        tr("The claims of P2 to P4 about their systems can be tested by simulation. Testing all 18, in "
                           "every reading and with each parameter varied by ±25 %, takes one or two minutes."));
    judge();
}

void ReplicationPage::presentNothing() {
    m_statements->refuse({});
    chooseRow(-1);
}

void ReplicationPage::judge() {
    if (!report()) {
        return;
    }
    const std::optional<std::size_t> kept = m_item;
    m_judged = judgeAll(*report(), m_bar->tolerance(), m_bar->paper());
    m_summary->setTally(m_judged.tally);
    m_table->setRows(widgets::replicationRows(*report(), m_judged));
    // Keeps the selected value, even if its line has moved.
    const int row = std::max(0, kept ? rowOf(*kept) : 0);
    m_table->showRow(row);
    chooseRow(row);
    if (kept && m_line) {
        const auto& items = m_judged.lines[*m_line].items;
        showItem(std::find(items.begin(), items.end(), *kept) != items.end() ? *kept : items.front());
    }
}

int ReplicationPage::rowOf(std::size_t item) const {
    const auto& rows = m_table->rows().rows();
    const auto has = [&](const widgets::ReplicationRow& row) {
        return base::contains(m_judged.lines[row.line].items, item);
    };
    const auto found = std::find_if(rows.begin(), rows.end(), has);
    return found == rows.end() ? -1 : static_cast<int>(found - rows.begin());
}

void ReplicationPage::chooseRow(int row) {
    const auto& rows = m_table->rows().rows();
    if (row < 0 || static_cast<std::size_t>(row) >= rows.size()) {
        m_line.reset();
        m_item.reset();
        m_inspector->showNothing();
        emit derivationChanged();
        return;
    }
    m_line = rows[static_cast<std::size_t>(row)].line;
    const auto& items = m_judged.lines[*m_line].items;
    const bool same = m_item && std::find(items.begin(), items.end(), *m_item) != items.end();
    showItem(same ? *m_item : items.front());
}

void ReplicationPage::showItem(std::size_t item) {
    m_pending.reset();
    m_item = item;
    m_inspector->show(*report(), m_judged, *m_line, item);
    emit derivationChanged();
    emit lineRequested(lineOfPublished(report()->items[item]));  // the derivation may continue after it
}

std::optional<PageDerivation> ReplicationPage::derivation() const {
    return report() && m_item ? publishedDerivation(report()->items[*m_item], report()->options) : std::nullopt;
}

/// A point of the chart of degrees corresponds to a line of the table.
std::optional<AskedLine> ReplicationPage::lineBehind(const FigureView& view, int row, int column) {
    if (!report()) {
        return std::nullopt;
    }
    if (&view == m_degrees) {
        const auto item = widgets::itemOfDegree(*report(), row, column);
        const int line = item ? rowOf(*item) : -1;
        if (line < 0) {
            return std::nullopt;
        }
        m_table->showRow(line);
        chooseRow(line);
        showItem(*item);
    }
    return m_item ? std::optional(lineOfPublished(report()->items[*m_item])) : std::nullopt;
}

void ReplicationPage::openValue() {
    if (!m_item || !report()) {
        return;
    }
    if (pageOf(report()->items[*m_item].setting).isEmpty()) {
        return;
    }
    if (holdsSample(study())) {
        apply(*m_item);
        return;
    }
    m_pending = m_item;
    emit commandRequested(QStringLiteral("file.sample"));
}

void ReplicationPage::apply(std::size_t index) {
    if (!report()) {
        return;
    }
    const published::Item& item = report()->items[index];
    m_context.store.edit(tr("Open a published value"), [&item](Study& study) { applySetting(study, item.setting); });
    emit pageRequested(pageOf(item.setting));
    if (item.setting.view == published::Setting::View::relations) {
        const auto id = [](const std::string& name) { return idText({kSampleTable, name}); };
        m_context.highlight.choose({widgets::Target::pair(id(item.printed.row), id(item.printed.column))});
    }
}

QString ReplicationPage::latexTable() const {
    return isSettled() ? QString::fromStdString(replicationLatex(*report(), m_judged)) : QString();
}

void ReplicationPage::askWhereToSave() {
    if (!isSettled()) {
        return;
    }
    const QStringList filters{tr("Text (*.txt)"), tr("JSON (*.json)"), tr("CSV (*.csv)"), tr("LaTeX (*.tex)")};
    const QString start = m_context.pathFor(QStringLiteral("replication.txt"));
    askForOutput(this, {tr("Save the report"), start, filters}, m_context.store,
                 [this](const QString& path) { return report() ? saveReport(path) : base::Expected<void>(); });
}

base::Expected<void> ReplicationPage::saveReport(const QString& path) const {
    const ReplicationReport& report = *shown()->result;
    const std::string text = path.endsWith(QLatin1String(".json"))
                                 ? replicationJson(report, m_judged, m_bar->tolerance())
                             : path.endsWith(QLatin1String(".csv")) ? replicationCsv(report, m_judged)
                             : path.endsWith(QLatin1String(".tex")) ? replicationLatex(report, m_judged)
                                                                    : replicationText(report, m_judged);
    return writeFile(path, QByteArray::fromStdString(text));
}

std::vector<Convention> ReplicationPage::conventions() const {
    return report() ? ReplicationAnalysis::conventions(report()->options) : std::vector<Convention>();
}

}  // namespace greyscope::app
