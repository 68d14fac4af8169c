#include "app/pages/compare/compare_page.h"

#include <QFontDatabase>
#include <QPlainTextEdit>
#include <QSplitter>
#include <QVBoxLayout>

#include <algorithm>
#include <iterator>

#include "app/pages/compare/compare_bar.h"
#include "app/pages/compare/compare_derivation.h"
#include "app/pages/compare/runs_panel.h"
#include "app/pages/compare/verdict_panel.h"
#include "app/pages/page_room.h"
#include "widgets/common/plain_text.h"
#include "widgets/controls/segmented.h"
#include "widgets/matrix/matrix_view.h"
#include "widgets/panels/view_deck.h"
#include "widgets/plot/cursor_painter.h"
#include "widgets/plot/plot_view.h"
#include "widgets/present/compare/compare_summary.h"
#include "widgets/present/compare/compare_tables.h"
#include "widgets/present/relative/relative_parts.h"
#include "widgets/present/table/table_text.h"
#include "widgets/present/words/visible_text.h"
#include "widgets/present/words/words.h"
#include "widgets/ranking/ranking_view.h"

namespace greyscope::app {

using widgets::FigureView;

ComparePage::ComparePage(PageContext context, QWidget* parent)
    : PageOf(facts(), context, parent),
      m_bindings(context.store),
      m_bar(new CompareBar(context.store, this)),
      m_runs(new RunsPanel(context.store, this)),
      m_verdict(new VerdictPanel(context.store, this)),
      m_cellText(new widgets::PlainLabel),
      m_commandText(new QPlainTextEdit),
      m_matrix(matrixView()),
      m_repeats(repeatsView()),
      m_list(listView()),
      m_command(commandView()) {
    for (QWidget* part : std::initializer_list<QWidget*>{m_bar, m_runs, m_verdict}) {
        part->hide();
    }
    explain();
    layOut();
    setViews({m_matrix, m_repeats, m_list, m_command});
    addDerivationTools({m_matrix, m_repeats, m_list});
    connect(&context.highlight, &widgets::Highlight::changed, this, &ComparePage::followHighlight);
}

FigureView* ComparePage::matrixView() {
    auto* matrix = new widgets::MatrixView;
    matrix->setObjectName(QStringLiteral("compare.matrix"));
    matrix->setHighlight(&m_context.highlight);
    auto* view = new FigureView(matrix);
    view->setName(QLatin1String(CompareAnalysis::kChanges));
    view->setIdle(tr("Change in each cell"));
    view->setTools(true, true, true);
    view->setCopyText(
        [this] { return shown() ? widgets::tabbedText(widgets::changedCells(*shown()->result)) : QString(); });
    return view;
}

FigureView* ComparePage::repeatsView() {
    auto* plot = new widgets::PlotView;
    plot->setObjectName(QStringLiteral("compare.repeats"));
    m_cellText->setObjectName(QStringLiteral("compare.cell"));
    m_cellText->setWordWrap(true);
    m_cellText->setMargin(8);
    m_cellText->setTextInteractionFlags(Qt::TextSelectableByMouse);
    auto* view = new FigureView(plot, widgets::withBelow(plot, m_cellText));
    view->setName(QLatin1String(CompareAnalysis::kRepeats));
    view->setIdle(tr("Repeats of the chosen cell"));
    return view;
}

FigureView* ComparePage::listView() {
    auto* list = new widgets::RankingView;
    list->setObjectName(QStringLiteral("compare.list"));
    list->setHighlight(&m_context.highlight);
    auto* view = new FigureView(list);
    view->setName(QLatin1String(CompareAnalysis::kCells));
    view->setIdle(tr("Cells sorted by change"));
    view->setTools(true, true, true);
    view->setCopyText(
        [this] { return shown() ? widgets::tabbedText(widgets::changedCells(*shown()->result)) : QString(); });
    auto* order = new widgets::Segmented({tr("Change"), tr("p"), tr("Cell")});
    order->setObjectName(QStringLiteral("compare.order"));
    order->setAccessibleName(tr("Order of the list"));
    using Order = widgets::ChangeOrder;
    m_bindings.bind(order, member(&Study::compare, &CompareChoices::order),
                    std::vector{Order::change, Order::p, Order::cell}, {tr("Sort the cells")});
    view->addControl(order);
    return view;
}

FigureView* ComparePage::commandView() {
    m_commandText->setObjectName(QStringLiteral("compare.command"));
    m_commandText->setAccessibleName(tr("The command"));
    m_commandText->setReadOnly(true);
    m_commandText->setFrameShape(QFrame::NoFrame);
    m_commandText->setFont(QFontDatabase::systemFont(QFontDatabase::FixedFont));
    m_commandText->setTabChangesFocus(true);
    constexpr double kInset = 14.0;  // as in the title above
    m_commandText->document()->setDocumentMargin(kInset);
    auto* view = new FigureView(m_commandText);
    view->setIdle(tr("On a build server"));
    view->setTools(true, false, true);
    view->setCopyText([this] { return m_commandText->toPlainText(); });
    return view;
}

void ComparePage::explain() {
    const QString formula = QStringLiteral("d = mean ln after − mean ln before\nchange = e^d − 1");
    const QString source =
        tr("Welch 1947; two one-sided tests: Schuirmann 1987; adjustment: Benjamini and Hochberg 1995. Optional: the "
           "test of Mann and Whitney against no change, as in benchstat.");
    m_matrix->setExplanation(
        {tr("The change of every cell that both runs have. After adjusting for all cells, a cell is worse or better if "
            "its change lies outside the margin, equal if it lies inside, and otherwise undecided because the repeats "
            "scatter too much."),
         formula, source,
         tr("Click a cell to see its repeats. The margin, the level and the better direction are set above.")});
    m_repeats->setExplanation({tr("Every measurement of one cell in both runs, with the geometric means (medians for "
                                  "the rank test) and their intervals."),
                               formula, source, tr("Choose another cell in the table of changes or in the list.")});
    m_list->setExplanation({tr("All cells with the interval of their change, the worst first; the grey band is the "
                               "margin."),
                            formula, source, tr("Sort by change, by p or in table order; hide verdicts at the left.")});
    m_command->setExplanation({tr("The equivalent command and its output. A build server uses the exit code: 0 passed, "
                                  "1 too many cells are worse, 3 not decided."),
                               {},
                               {},
                               tr("Copy the command. With --format json it writes every cell.")});
}

void ComparePage::layOut() {
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    auto* deck = new widgets::ViewDeck({{{{{tr("Changes"), m_matrix}}, {{tr("Repeats"), m_repeats}}}, {69, 31}, 58},
                                        {{{{tr("Cells"), m_list}}, {{tr("Command"), m_command}}}, {69, 31}, 42}},
                                       page_room::kCompare);
    deck->setFirst(m_matrix);
    column->addWidget(deck);
}

QWidget* ComparePage::contextBar() {
    return m_bar;
}

QWidget* ComparePage::inspector() {
    return m_verdict;
}

QWidget* ComparePage::sidePanel() {
    return m_runs;
}

FigureData ComparePage::figureData(const widgets::FigureView& /*view*/) const {
    return shown() ? CompareAnalysis::data(*shown()) : FigureData();
}

std::vector<Convention> ComparePage::conventions() const {
    return CompareAnalysis::conventions(study(), shown() ? shown()->result.get() : nullptr);
}

QString ComparePage::previewed() const {
    return shown() ? tr("worse, better, equal, undecided") : QString();
}

ComparePage::Effect ComparePage::effect() const {
    return [](const stats::Comparison& comparison) {
        QStringList counts;
        for (const std::size_t count : comparison.overall.verdicts) {
            counts << QString::number(count);
        }
        return widgets::listed(counts);
    };
}

void ComparePage::bringMissing() {
    emit commandRequested(QStringLiteral("file.open"));
}

void ComparePage::showStudy() {
    m_bindings.show(study());
    m_bar->showStudy(study());
    m_runs->showStudy(study());
    m_verdict->showStudy(study());
}

/// The repeats are those of the worst cell until another one is selected.
void ComparePage::presentResult(const Shown& shown) {
    m_cell = stats::worstCell(*shown.result);
}

void ComparePage::present(const Shown& shown) {
    const stats::Comparison& comparison = *shown.result;
    const CompareChoices& choices = shown.study.compare;
    m_matrix->setFigure(widgets::changeMatrix(comparison, CompareAnalysis::names(shown)));
    m_list->setFigure(widgets::changeList(comparison, {choices.order, choices.hidden}));
    m_runs->showResult(comparison);
    m_verdict->showResult(comparison, choices);
    followHighlight();
    showCell();
    showCommand();
}

void ComparePage::presentNothing() {
    m_runs->showNothing();
    m_verdict->showNothing();
    m_cellText->setText({});
    m_commandText->setPlainText({});
    emit derivationChanged();
}

void ComparePage::followHighlight() {
    for (const widgets::Target& target : m_context.highlight.chosen()) {
        const auto cell = widgets::changeCellOf(target);
        if (cell && shown() && *cell < shown()->result->cells.size() && *cell != m_cell) {
            m_cell = *cell;
            showCell();
        }
    }
}

void ComparePage::showCell() {
    const stats::Comparison& comparison = *shown()->result;
    m_repeats->setFigure(widgets::repeatsChart(comparison, m_cell, CompareAnalysis::names(*shown())));
    m_cellText->setText(widgets::changeAccount(comparison, comparison.cells[m_cell]));
    emit derivationChanged();
}

/// Returns the derivation for the selected cell.
std::optional<PageDerivation> ComparePage::derivation() const {
    return shown() ? compareDerivation(shown()->result, m_cell) : std::nullopt;
}

std::optional<AskedLine> ComparePage::lineBehind(const FigureView& view, int row, int column) {
    if (!shown()) {
        return std::nullopt;
    }
    if (&view != m_repeats) {
        return lineOfChange(*shown()->result, m_cell);
    }
    const widgets::PlotSpec& repeats = view.view()->findChild<const widgets::PlotView*>()->spec();  // lower rows: words
    if (!widgets::pointOf(repeats, row, column)) {
        return std::nullopt;
    }
    const double value = repeats.curves[static_cast<std::size_t>(row)].y[static_cast<std::size_t>(column)];
    return lineOfRepeat(*shown()->result, m_cell, row > 1, value);
}

void ComparePage::showCommand() {
    const stats::Comparison& comparison = *shown()->result;
    const std::string command = compareCommand(shown()->study, comparison);
    QStringList lines{command.empty() ? tr("No command can read these runs directly: export the tables first.")
                                      : QString::fromStdString(command),
                      QString(), QStringLiteral("# ") + VerdictPanel::exitText(comparison, shown()->study.compare)};
    for (const auto& [verdict, name] : stats::verdictNames()) {
        lines << QStringLiteral("# %1 %2").arg(
            QString::number(comparison.overall.verdicts[static_cast<std::size_t>(verdict)]),
            widgets::verdictWord(verdict, comparison.betterIsKnown()));
    }
    m_command->setTitle(tr("On a build server"), tr("The same comparison and its result."));
    m_commandText->setPlainText(lines.join(QLatin1Char('\n')));
}

void ComparePage::hideEvent(QHideEvent* event) {
    PageOf::hideEvent(event);
    // Cells of a comparison have no meaning on other pages.
    const widgets::Targets& chosen = m_context.highlight.chosen();
    if (std::any_of(chosen.begin(), chosen.end(),
                    [](const widgets::Target& target) { return widgets::changeCellOf(target).has_value(); })) {
        m_context.highlight.clear();
    }
}

}  // namespace greyscope::app
