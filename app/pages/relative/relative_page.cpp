#include "app/pages/relative/relative_page.h"

#include <QMenu>
#include <QShortcut>
#include <QSplitter>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>

#include "app/pages/page_room.h"
#include "app/pages/relative/error_curve.h"
#include "app/pages/relative/grid_menu.h"
#include "app/pages/relative/next_views.h"
#include "app/pages/relative/predict_panel.h"
#include "app/pages/relative/relative_bar.h"
#include "app/pages/relative/relative_choices.h"
#include "app/pages/relative/relative_derivation.h"
#include "app/pages/relative/scenarios_view.h"
#include "app/pages/relative/table_view.h"
#include "app/pages/relative/tree_pane.h"
#include "app/study/predicted_pair.h"
#include "widgets/panels/view_deck.h"
#include "widgets/present/relative/relative_tables.h"
#include "widgets/tree/tree_view.h"

namespace greyscope::app {

using widgets::FigureView;
using widgets::MatrixView;

RelativePage::RelativePage(PageContext context, QWidget* parent)
    : PageOf(facts(), context, parent),
      m_bar(new RelativeBar(context, this)),
      m_panel(new PredictPanel(context, this)),
      m_treePane(new TreePane(context.highlight)),
      m_tree(new FigureView(m_treePane->tree(), m_treePane)),
      m_curve(new ErrorCurve(context)),
      m_levels(table(QStringLiteral("relative.levels"), RelativeAnalysis::kLevels, tr("Error by factor level"))),
      m_worst(table(QStringLiteral("relative.worst"), RelativeAnalysis::kWorst, tr("Worst cells"))),
      m_scenarios(new ScenariosView(context)),
      m_counts(table(QStringLiteral("relative.counts"), RelativeAnalysis::kCounts, tr("How the cells were matched"))),
      m_remainder(table(QStringLiteral("relative.remainder"), RelativeAnalysis::kRemainder,
                        tr("Cells without a partner or with repeats"))),
      m_next(new NextViews(context, this)) {
    m_bar->hide();
    m_panel->hide();
    m_tree->setName(QLatin1String(RelativeAnalysis::kTree));
    m_tree->setIdle(tr("Ratio of two series"));
    m_treePane->addTools(m_tree);
    buildGrid();
    buildMetrics();
    explainViews();
    layOut();
    addKeys();
    const std::vector<FigureView*> views{m_tree,      m_grid,         m_curve,        m_levels,
                                         m_worst,     m_metrics,      m_scenarios,    m_counts,
                                         m_remainder, m_next->list(), m_next->grid(), m_next->curve()};
    for (FigureView* view : views) {
        view->setTools(true, true, true);
    }
    setViews(views);
    addDerivationTools({m_tree, m_grid, m_curve, m_levels});
    addDerivationButtons({m_worst, m_counts, m_metrics});
    connect(&context.highlight, &widgets::Highlight::changed, this, &RelativePage::followHighlight);
    connect(m_treePane->tree(), &widgets::TreeView::linkActivated, this, &RelativePage::askForLink);
    connect(m_treePane, &TreePane::found, m_panel, &PredictPanel::showLitRule);
    connect(m_panel, &PredictPanel::questionAsked, this, &RelativePage::ask);
    connect(m_panel, &PredictPanel::derivationAsked, this, [this](int row) {
        if (shown() && row >= 0) {
            emit lineRequested(lineOfCell(*shown()->result->result, static_cast<std::size_t>(row)));
            emit derivationRequested();
        }
    });
}

FigureView* RelativePage::table(const QString& name, const char* figure, const QString& title) {
    auto* matrix = new MatrixView;
    matrix->setHighlight(&m_context.highlight);
    connect(matrix, &MatrixView::linkActivated, this, &RelativePage::askForLink);
    return tableView(matrix, name, figure, title);
}

void RelativePage::buildGrid() {
    m_grid =
        table(QStringLiteral("relative.grid"), RelativeAnalysis::kGrid, tr("Factor grid with the splits of the tree"));
    auto* menu = new QMenu(this);
    connect(menu, &QMenu::aboutToShow, this,
            [this, menu] { fillGridMenu(menu, m_context.store, shown() ? shown()->result : nullptr); });
    QToolButton* factors = m_grid->addTool(QStringLiteral("gear"), tr("Factors of the grid"));
    factors->setMenu(menu);
    factors->setPopupMode(QToolButton::InstantPopup);
}

void RelativePage::buildMetrics() {
    m_metrics = table(QStringLiteral("relative.metrics"), RelativeAnalysis::kMetrics, tr("Errors of every metric"));
    m_metricErrors = new LazyView<MetricRequest, Outcomes>(m_metrics, runMetrics, [this](const Outcomes& outcomes) {
        m_metrics->setFigure(widgets::metricErrors(outcomes));
    });
}

void RelativePage::layOut() {
    m_deck = new widgets::ViewDeck({{{{{tr("Factor grid"), m_grid},
                                       {tr("Errors by level"), m_levels},
                                       {tr("Matched cells"), m_counts},
                                       {tr("Measure next"), m_next->list()},
                                       {tr("Next on the grid"), m_next->grid()}},
                                      {{tr("Error curve"), m_curve},
                                       {tr("Worst cells"), m_worst},
                                       {tr("Metrics"), m_metrics},
                                       {tr("Scenarios"), m_scenarios},
                                       {tr("Unmatched"), m_remainder},
                                       {tr("Does choosing help?"), m_next->curve()}}},
                                     {}}});
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->addWidget(
        widgets::twoRows({tr("Tree"), m_tree, 45}, {tr("Cells and errors"), m_deck, 55}, page_room::kTwoRows));
}

void RelativePage::explainViews() {
    const QString ratio = QStringLiteral("RF = Pⱼ / Pᵢ\nP̂ⱼ = RF · Pᵢ");
    const QString error = QStringLiteral("|P̂ⱼ − Pⱼ| / Pⱼ");
    const QString source =
        tr("Zhao et al., sections 1.3 and 2.3; trees by CART (Breiman, Friedman, Olshen and Stone).");
    m_tree->setExplanation(
        {tr("How much faster one series is than the other, and in which cells: a regression tree of their ratio. Every "
            "node splits the cells where the squared error decreases most; every leaf predicts its mean ratio."),
         ratio, source,
         tr("Click a leaf to highlight its cells; a double click folds a subtree; [ and ] change the number of leaves. "
            "The gear beside Leaves offers cost-complexity pruning instead.")});
    m_grid->setExplanation(
        {tr("The ratio in every cell of two factors, with the splits of the tree between the cells."), ratio, source,
         tr("Click a cell to see its prediction; the gear chooses the two factors.")});
    m_curve->setExplanation(
        {tr("The error on left-out cells by the number of leaves, beside simpler predictions. Where it no longer "
            "decreases, splitting no longer helps."),
         QStringLiteral("R_α(T) = R(T) + α · |T|"),
         tr("Cost-complexity pruning: R is the squared error of the tree, |T| its number of leaves (Breiman et al.)."),
         tr("Drag the handle to set the number of leaves, or α if the tree is pruned.")});
    m_levels->setExplanation(
        {tr("The error on left-out cells at each level of each factor: shows where the tree is wrong."), error, source,
         tr("Click a row to highlight its cells.")});
    m_worst->setExplanation({tr("The left-out cells with the largest prediction errors."), error, source,
                             tr("Click a cell to see its prediction.")});
    m_counts->setExplanation(
        {tr("How the cells of the two series were matched by their factors, and how many have a partner."),
         {},
         {},
         tr("Choose the matching factors beside “by” above.")});
    m_remainder->setExplanation({tr("Cells without a partner, and cells that were measured more than once."),
                                 {},
                                 {},
                                 tr("Repeats are combined as set on the Data page.")});
    m_metrics->setExplanation(
        {tr("The same model for every metric of the table, by its error on left-out cells beside the simpler "
            "predictions."),
         error, source, tr("Choose the metric above.")});
    m_scenarios->setExplanation({tr("The same model for many pairs of series, by its error on left-out cells."), error,
                                 tr("Zhao et al., table 9, for the published pairs."),
                                 tr("Click a pair to open it; the gear chooses which pairs.")});
}

void RelativePage::addKeys() {
    // Shortcuts of a hidden page are inactive, and text fields handle these keys first.
    auto* fewer = new QShortcut(QKeySequence(Qt::Key_BracketLeft), this);
    auto* more = new QShortcut(QKeySequence(Qt::Key_BracketRight), this);
    connect(fewer, &QShortcut::activated, m_curve, [this] { m_curve->stepLeaves(-1); });
    connect(more, &QShortcut::activated, m_curve, [this] { m_curve->stepLeaves(1); });
}

QWidget* RelativePage::contextBar() {
    return m_bar;
}

QWidget* RelativePage::inspector() {
    return m_panel;
}

FigureData RelativePage::figureData(const widgets::FigureView& /*view*/) const {
    return shown() ? RelativeAnalysis::data(*shown()) : FigureData();
}

std::vector<Convention> RelativePage::conventions() const {
    return RelativeAnalysis::conventions(study(), shown() ? shown()->result.get() : nullptr);
}

QString RelativePage::previewed() const {
    return shown() ? tr("error on left-out cells") : QString();
}

RelativePage::Effect RelativePage::effect() const {
    return [](const RelativeShown& figures) { return widgets::percentText(figures.result->validation.are); };
}

void RelativePage::bringMissing() {
    if (const SeriesEntry* entry = seriesToCompare(study(), m_context.catalog)) {
        predict(m_context.store, entry->id);
    }
}

void RelativePage::showStudy() {
    m_bar->showStudy(study());
    m_next->showStudy(study());
}

void RelativePage::presentResult(const Shown& shown) {
    const RelativeFigures& figures = *shown.result;
    m_tree->setFigure(figures.tree);
    m_curve->setFigure(figures.curve);
    m_curve->setResult(figures.result);
    m_levels->setFigure(figures.levels);
    m_worst->setFigure(figures.worst);
    m_counts->setFigure(figures.counts);
    m_remainder->setFigure(figures.remainder);
    m_panel->setResult(shown.result, shown.request.pair.names);
}

void RelativePage::present(const Shown& shown) {
    const RelativeFigures& figures = *shown.result;
    const widgets::GridChoice choice = gridChoice(figures, shown.study.relative);
    m_grid->setFigure(widgets::factorGrid(*figures.parts, choice));
    const widgets::Answer answer = widgets::answerFor(*figures.parts, choice.asked, shown.study.relative.questionBase);
    m_panel->showAnswer(shown.study, choice.asked, answer);
    const bool ours = m_context.highlight.chosen().empty() || m_context.highlight.chosen() == m_askedLights;
    m_askedLights = answer.link.lights;
    if (answer.row < 0) {
        m_askedLights.push_back(widgets::Target::point(widgets::askedPlace(*figures.result, choice)));
    }
    if (ours) {
        lightQuestion();
    }
    askForDetails(shown);
    emit derivationChanged();
}

void RelativePage::followHighlight() {
    if (!isVisible() || !shown()) {
        return;
    }
    if (m_worked.follow(m_context.highlight.chosen(), shown()->result->result->tree)) {
        emit derivationChanged();
    }
}

std::optional<PageDerivation> RelativePage::derivation() const {
    if (!shown()) {
        return std::nullopt;
    }
    const auto result = shown()->result->result;
    return relativeDerivations(result, m_worked.in(result->tree));
}

std::optional<AskedLine> RelativePage::lineBehind(const FigureView& view, int row, int column) {
    if (!shown()) {
        return std::nullopt;
    }
    if (&view == m_tree) {
        const widgets::TreeSpec& tree = m_treePane->tree()->spec();
        if (m_worked.choose(tree.nodes[static_cast<std::size_t>(row)].id)) {  // its targets changed too
            emit derivationChanged();
        }
        return lineOfNode(tree, row, column);
    }
    if (&view == m_curve) {
        return lineOfCurve(*shown()->result->result, static_cast<std::size_t>(row), static_cast<std::size_t>(column));
    }
    if (&view == m_levels) {
        return column < 0 ? std::nullopt
                          : lineOfLevel(*shown()->result->result, static_cast<std::size_t>(row),
                                        static_cast<std::size_t>(column));
    }
    const widgets::MatrixSpec& grid = static_cast<const MatrixView*>(view.view())->spec();
    const std::size_t place = static_cast<std::size_t>(row) * grid.columns.size() + static_cast<std::size_t>(column);
    if (column < 0 || !grid.cells[place].value) {
        return std::nullopt;
    }
    AskedLine line{QStringLiteral("y")};
    line.value = *grid.cells[place].value;
    return line;
}

void RelativePage::askForDetails(const Shown& shown) {
    const RelativeRequest& pair = shown.request.pair;
    MetricRequest metrics = RelativeAnalysis::metricsOf(pair, shown.study);
    m_deck->setOffered(m_metrics, metrics.metrics.size() > 1);
    m_metricErrors->ask(std::move(metrics));
    m_scenarios->ask(pair, shown.study);
    m_next->ask(NextAnalysis::request(pair, shown.study));
}

void RelativePage::presentNothing() {
    emit derivationChanged();
    m_panel->showNothing();
    m_curve->setResult(nullptr);
    m_metricErrors->letGo();
    m_next->letGo();
    m_scenarios->letGo();
}

void RelativePage::lightQuestion() {
    if (isVisible()) {
        m_context.highlight.choose(m_askedLights);
    }
}

void RelativePage::showEvent(QShowEvent* event) {
    PageOf::showEvent(event);
    if (m_context.highlight.chosen().empty() && isSettled()) {
        lightQuestion();
    }
}

void RelativePage::hideEvent(QHideEvent* event) {
    PageOf::hideEvent(event);
    // Nodes and cells have no meaning on other pages.
    if (m_context.highlight.chosen() == m_askedLights) {
        m_context.highlight.clear();
    }
}

void RelativePage::ask(const std::vector<std::string>& cell) {
    // The highlight of the question replaces what the views selected by the click.
    m_context.highlight.choose(m_askedLights);
    m_context.store.edit(tr("Predict a cell"), [&cell](Study& study) {
        study.relative.question = cell;
        study.relative.questionBase.reset();
    });
}

void RelativePage::askForLink(const widgets::Link& link) {
    if (shown()) {
        const RelativeFigures& figures = *shown()->result;
        if (const auto cell = cellOf(link, *figures.result, gridChoice(figures, shown()->study.relative))) {
            ask(*cell);
        }
    }
}

}  // namespace greyscope::app
