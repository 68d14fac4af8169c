#include "app/pages/relative_page.h"

#include <QClipboard>
#include <QGuiApplication>
#include <QMenu>
#include <QShortcut>
#include <QSplitter>
#include <QVBoxLayout>

#include <algorithm>
#include <cmath>

#include "app/pages/relative_choices.h"
#include "app/pages/relative_details.h"
#include "app/pages/relative_needs.h"
#include "app/pages/relative_views.h"
#include "app/panels/grid_menu.h"
#include "app/panels/predict_panel.h"
#include "app/panels/relative_bar.h"
#include "app/tables/table_change.h"
#include "widgets/matrix/matrix_view.h"
#include "widgets/panels/find_bar.h"
#include "widgets/panels/view_frame.h"
#include "widgets/plot/plot_view.h"
#include "widgets/present/relative_parts.h"
#include "widgets/present/relative_pruning.h"
#include "widgets/present/relative_summary.h"
#include "widgets/present/visible_text.h"
#include "widgets/tree/rule_list.h"
#include "widgets/tree/tree_view.h"

namespace greyscope::app {

using widgets::ViewFrame;

namespace {

/// The tree with what is sought in it above.
QWidget* treePane(widgets::FindBar* find, widgets::TreeView* tree) {
    auto* pane = new QWidget;
    auto* column = new QVBoxLayout(pane);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addWidget(find);
    column->addWidget(tree, 1);
    pane->setMinimumSize(tree->minimumSizeHint());
    return pane;
}

}  // namespace

RelativePage::RelativePage(PageContext context, QWidget* parent)
    : Page(context, parent),
      m_bar(new RelativeBar(this)),
      m_panel(new PredictPanel(context.highlight, this)),
      m_tree(new widgets::TreeView),
      m_grid(new widgets::MatrixView),
      m_curve(new widgets::PlotView),
      m_find(new widgets::FindBar),
      m_treeFrame(new ViewFrame(treePane(m_find, m_tree))),
      m_gridFrame(new ViewFrame(m_grid)),
      m_curveFrame(new ViewFrame(m_curve)) {
    m_bar->hide();
    m_panel->hide();
    m_panel->showNothing();
    buildViews();
    connectViews();
    connectControls();
    m_bar->show(study(), m_context.catalog.entries());
}

QWidget* RelativePage::contextBar() {
    return m_bar;
}

QWidget* RelativePage::inspector() {
    return m_panel;
}

void RelativePage::buildViews() {
    m_treeFrame->setTools(true, true, true);
    m_gridFrame->setTools(true, true, true);
    m_curveFrame->setTools(true, true, true);
    m_views = new RelativeViews(m_gridFrame, m_curveFrame);
    m_views->setNames(tr("Grid and error curve"), tr("Factor grid"), tr("Error curve"));
    m_details = new RelativeDetails(m_context, m_views, this);
    m_tableChange = new TableChange(m_context.store, m_context.catalog, this);
    auto* splitter = new QSplitter(Qt::Vertical);
    splitter->setHandleWidth(5);
    splitter->setChildrenCollapsible(false);
    splitter->addWidget(m_treeFrame);
    splitter->addWidget(m_views);
    splitter->setStretchFactor(0, 45);
    splitter->setStretchFactor(1, 55);
    splitter->setSizes({450, 550});
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->addWidget(splitter);
    buildTree();
    buildGridMenu();
}

void RelativePage::buildTree() {
    auto* menu = new QMenu(m_treeFrame);
    menu->addAction(tr("Unfold all"), m_tree, [this] { m_tree->setFolded({}); });
    for (const int depth : {1, 2, 3, 4, 6}) {
        menu->addAction(depth == 1 ? tr("Fold below 1 split") : tr("Fold below %1 splits").arg(depth), m_tree,
                        [this, depth] { m_tree->foldBelow(depth); });
    }
    menu->addSeparator();
    constexpr double kZoomStep = 1.25;
    menu->addAction(tr("Zoom in"), m_tree, [this] { m_tree->zoomBy(kZoomStep); });
    menu->addAction(tr("Zoom out"), m_tree, [this] { m_tree->zoomBy(1.0 / kZoomStep); });
    menu->addAction(tr("Usual size"), m_tree, &widgets::TreeView::showWhole);
    QToolButton* search = m_treeFrame->addTool(QStringLiteral("search"), tr("Find a factor or a level (Ctrl+F)"));
    connect(search, &QToolButton::clicked, m_find, &widgets::FindBar::open);
    QToolButton* fold = m_treeFrame->addTool(QStringLiteral("gear"), tr("Fold and zoom"));
    fold->setMenu(menu);
    fold->setPopupMode(QToolButton::InstantPopup);
    connect(m_find, &widgets::FindBar::sought, this, &RelativePage::findInTree);
    auto* shortcut = new QShortcut(QKeySequence::Find, this);
    connect(shortcut, &QShortcut::activated, m_find, &widgets::FindBar::open);
}

void RelativePage::buildGridMenu() {
    auto* menu = new GridMenu(this);
    connect(menu, &QMenu::aboutToShow, this, [this, menu] {
        if (const auto result = this->result()) {
            menu->fill(result->table.factors, gridChoice(*result, study().relative));
        } else {
            menu->clear();
        }
    });
    connect(menu, &GridMenu::factorChosen, this, &RelativePage::setGridFactor);
    connect(menu, &GridMenu::averagedChosen, this, [this](bool on) {
        m_context.store.edit(tr("Average the grid"), [on](Study& study) { study.relative.gridAveraged = on; });
    });
    QToolButton* factors = m_gridFrame->addTool(QStringLiteral("gear"), tr("Factors of the grid"));
    factors->setMenu(menu);
    factors->setPopupMode(QToolButton::InstantPopup);
}

void RelativePage::connectViews() {
    m_tree->setHighlight(&m_context.highlight);
    m_grid->setHighlight(&m_context.highlight);
    m_curve->setHighlight(&m_context.highlight);
    connect(m_tree, &widgets::TreeView::linkActivated, this, &RelativePage::askForLink);
    connect(m_grid, &widgets::MatrixView::linkActivated, this, &RelativePage::askForLink);
    connect(m_curve, &widgets::PlotView::handleMoved, this, &RelativePage::moveHandle);
    connect(&m_job, &JobBase::stateChanged, this, &RelativePage::showState);
    m_job.serve({m_treeFrame, m_gridFrame, m_curveFrame});
    m_job.serve(m_details->frames());
    int index = 0;
    for (ViewFrame* frame : {m_treeFrame, m_gridFrame, m_curveFrame}) {
        connect(frame, &ViewFrame::exportRequested, this, [this, index] { emit exportRequested(index); });
        connect(frame, &ViewFrame::actionRequested, this, &RelativePage::needsAction);
        ++index;
    }
}

void RelativePage::connectControls() {
    connect(m_bar, &RelativeBar::toChosen, this, &RelativePage::setPredicted);
    connect(m_bar, &RelativeBar::fromChosen, this, &RelativePage::setReference);
    connect(m_bar, &RelativeBar::leavesChosen, this, &RelativePage::setLeaves);
    connect(m_bar, &RelativeBar::metricChosen, this, &RelativePage::setMetric);
    connect(m_bar, &RelativeBar::matchedChosen, this, [this](const std::vector<std::string>& factors) {
        m_context.store.edit(tr("Match cells by other factors"), [&factors](Study& study) {
            study.relative.matched = factors;
            study.relative.question.reset();
        });
    });
    connect(m_bar, &RelativeBar::factorsChosen, this, [this](const std::vector<std::string>& factors, bool withValue) {
        m_context.store.edit(tr("Choose predictors"), [&](Study& study) {
            study.relative.factors = factors;
            study.relative.withValue = withValue;
        });
    });
    connect(m_bar, &RelativeBar::protocolChosen, this, [this](const RelativeChoices& choices) {
        m_context.store.edit(
            tr("Pruning and validation"), [&choices](Study& study) { study.relative = choices; },
            QStringLiteral("relative.protocol"));
    });
    connect(m_details, &RelativeDetails::pairChosen, this, [this](const SeriesId& from, const SeriesId& to) {
        m_context.store.edit(tr("Predict %1").arg(widgets::visibleText(to.name)), [&](Study& study) {
            predictFrom(study, from);
            predict(study, to);
        });
    });
    connect(m_details, &RelativeDetails::actionRequested, this, &RelativePage::needsAction);
    connect(m_details, &RelativeDetails::exportRequested, this, &RelativePage::exportView);
    connect(m_details, &RelativeDetails::linkActivated, this, &RelativePage::askForLink);
    connect(m_bar, &RelativeBar::minLeafChosen, this, [this](int cells) {
        m_context.store.edit(
            tr("Set the least leaf"),
            [cells](Study& study) { study.relative.minLeaf = static_cast<std::size_t>(cells); },
            QStringLiteral("relative.minLeaf"));
    });
    connect(m_panel, &PredictPanel::questionAsked, this, &RelativePage::ask);
    connect(m_panel, &PredictPanel::baseGiven, this, [this](double value) {
        m_context.store.edit(
            tr("Ask for another value"), [value](Study& study) { study.relative.questionBase = value; },
            QStringLiteral("relative.base"));
    });
    connect(m_panel, &PredictPanel::copyRulesRequested, this, &RelativePage::copyRules);
    connect(m_panel, &PredictPanel::saveRulesRequested, this, [this] {
        if (m_job.ready()) {
            saveRules(*result(), this);
        }
    });
    // A window's shortcuts of a page that is not shown are not in force, and text fields take these keys first.
    auto* fewer = new QShortcut(QKeySequence(Qt::Key_BracketLeft), this);
    auto* more = new QShortcut(QKeySequence(Qt::Key_BracketRight), this);
    connect(fewer, &QShortcut::activated, this, [this] { stepLeaves(-1); });
    connect(more, &QShortcut::activated, this, [this] { stepLeaves(1); });
}

void RelativePage::showEvent(QShowEvent* event) {
    Page::showEvent(event);
    showQuestion();  // lights it again
}

void RelativePage::hideEvent(QHideEvent* event) {
    Page::hideEvent(event);
    // Nodes and cells mean nothing to other pages.
    if (m_context.highlight.chosen() == m_askedLights) {
        m_context.highlight.clear();
    }
}

void RelativePage::follow() {
    m_bar->show(study(), m_context.catalog.entries());
    calculate();
    showQuestion();
}

void RelativePage::calculate() {
    const std::optional<RelativeRequest> request = relativeRequest(study());
    if (request && request == m_request) {
        return;
    }
    m_request = request;
    if (request) {
        m_names = relativeNames(study(), m_context.catalog);
        m_job.start([request = *request, names = m_names](base::Progress& progress) {
            return showRelative(request, names, progress);
        });
        return;
    }
    const StudyTable* table = study().activeTable();
    if (table && table->dataset && !hasSeries(*table, m_context.catalog)) {
        m_job.start([table = *table](base::Progress& /*progress*/) { return withoutSeries(table); });
        return;
    }
    m_job.set(relativeNeeds(study(), m_context.catalog));
}

void RelativePage::needsAction() {
    if (const SeriesEntry* entry = seriesToCompare(study(), m_context.catalog)) {
        setPredicted(entry->id);
    }
}

void RelativePage::showState() {
    const auto ready = [](const RelativeShown& /*shown*/) {};
    for (ViewFrame* frame : {m_treeFrame, m_gridFrame, m_curveFrame}) {
        frame->show(m_job.state(), ready);
    }
    m_details->showState(m_job.state());
    if (m_job.ready()) {
        showResult();
    } else if (!m_job.running()) {
        m_panel->showNothing();
        m_treeFrame->setTitle(tr("Ratio of two series"));
        m_gridFrame->setTitle(tr("Factor grid, cut by the tree"));
        m_curveFrame->setTitle(tr("Does splitting help?"));
        emit conventionsChanged();
    }
}

void RelativePage::showResult() {
    const auto shown = m_job.ready();
    m_treeFrame->setTitle(shown->tree.title, shown->tree.subtitle);
    m_tree->setSpec(shown->tree);
    m_curveFrame->setTitle(shown->curve.title, shown->curve.subtitle);
    m_curve->setSpec(shown->curve);
    m_details->show(*shown, *m_request);
    showQuestion();
    emit conventionsChanged();
}

void RelativePage::showQuestion() {
    if (!m_job.ready()) {
        return;
    }
    const relative::RelativeResult& result = *m_job.ready()->result;
    const widgets::GridChoice choice = gridChoice(result, study().relative);
    const widgets::MatrixSpec grid = widgets::factorGrid(result, choice);
    m_gridFrame->setTitle(grid.title, grid.subtitle);
    m_grid->setSpec(grid);
    m_panel->show(result, m_names, choice.asked, study().relative.questionBase);

    const widgets::Answer answer = widgets::answerFor(result, choice.asked, study().relative.questionBase);
    const bool ours = m_context.highlight.chosen().empty() || m_context.highlight.chosen() == m_askedLights;
    m_askedLights = answer.link.lights;
    if (answer.row < 0) {
        m_askedLights.push_back(widgets::Target::point(widgets::askedPlace(result, choice)));
    }
    if (ours && isVisible()) {
        m_context.highlight.choose(m_askedLights);
    }
}

void RelativePage::setPredicted(const SeriesId& id) {
    m_context.store.edit(tr("Predict %1").arg(widgets::visibleText(id.name)),
                         [&id](Study& study) { predict(study, id); });
}

void RelativePage::setReference(const SeriesId& id) {
    m_context.store.edit(tr("Set reference"), [&id](Study& study) { predictFrom(study, id); });
}

void RelativePage::setLeaves(int leaves) {
    m_context.store.edit(
        tr("Set the number of leaves"),
        [leaves](Study& study) { study.relative.leaves = static_cast<std::size_t>(leaves); },
        QStringLiteral("relative.leaves"));
}

void RelativePage::stepLeaves(int step) {
    const auto shown = result() ? static_cast<int>(result()->tree.leafCount()) : 1;
    const auto wanted = study().relative.leaves == 0 ? shown : static_cast<int>(study().relative.leaves);
    setLeaves(std::max(1, wanted + step));
}

/// The handle of the error curve sets the leaves of a tree that grows best first, else how far a full one is pruned.
void RelativePage::moveHandle(double x) {
    if (!m_job.latest()) {
        return;
    }
    const relative::RelativeResult& result = *m_job.latest()->result;
    if (result.options.pruning == relative::Pruning::none) {
        setLeaves(std::clamp(static_cast<int>(std::lround(x)), 1, static_cast<int>(result.sizes.back().leaves)));
    } else if (const auto alpha = widgets::alphaAt(result, x)) {
        m_context.store.edit(
            tr("Prune by hand"),
            [&alpha](Study& study) {
                study.relative.pruning = relative::Pruning::alpha;
                study.relative.alpha = *alpha;
            },
            QStringLiteral("relative.alpha"));
    }
}

void RelativePage::setMetric(const std::string& metric) {
    if (const StudyTable* table = study().activeTable()) {
        m_tableChange->start(tr("Metric %1").arg(widgets::columnTitle(metric)), table->name,
                             [metric](StudyTable& changed) { changed.metric = metric; });
    }
}

void RelativePage::findInTree(const QString& text, int step) {
    const std::vector<int> found = m_tree->find(text);
    if (found.empty()) {
        m_find->showCount(0, 0);
        return;
    }
    const std::size_t count = found.size();
    const std::size_t onward = step < 0 ? count - 1 : 1;
    m_found = step == 0 ? 0 : (m_found + onward) % count;
    m_find->showCount(m_found + 1, count);
    m_tree->showNode(found[m_found]);
    m_panel->rules()->showLit();
}

void RelativePage::copyRules(RuleFormat format) {
    if (m_job.ready()) {
        QGuiApplication::clipboard()->setText(textOfRules(*result(), format));
    }
}

void RelativePage::exportView(QWidget* view) {
    const auto list = figures();
    const auto* matrix = qobject_cast<widgets::MatrixView*>(view);
    for (std::size_t i = 0; matrix && i < list.size(); ++i) {
        const auto* spec = std::get_if<widgets::MatrixSpec>(&list[i]);
        if (spec && *spec == matrix->spec()) {
            emit exportRequested(static_cast<int>(i));
            return;
        }
    }
}

void RelativePage::ask(const std::vector<std::string>& cell) {
    // What the views chose by the click gives way to the lights of the question.
    m_context.highlight.choose(m_askedLights);
    m_context.store.edit(tr("Ask for a cell"), [&cell](Study& study) {
        study.relative.question = cell;
        study.relative.questionBase.reset();
    });
}

void RelativePage::askForLink(const widgets::Link& link) {
    const auto result = this->result();
    const auto cell = result ? cellOf(link, *result, gridChoice(*result, study().relative)) : std::nullopt;
    if (cell) {
        ask(*cell);
    }
}

void RelativePage::setGridFactor(bool rows, const std::string& factor) {
    if (!m_job.latest()) {
        return;
    }
    const auto sides = gridFactorsWith(gridChoice(*result(), study().relative), rows, factor);
    m_context.store.edit(tr("Choose the grid's factors"),
                         [&sides](Study& study) { study.relative.gridFactors = sides; });
}

std::vector<Convention> RelativePage::conventions() const {
    return relativeConventions(result().get());
}

std::vector<widgets::FigureSpec> RelativePage::figures() const {
    if (!m_job.ready()) {
        return {};
    }
    std::vector<widgets::FigureSpec> list{m_tree->spec(), m_grid->spec(), m_curve->spec()};
    const auto tables = m_details->figures();
    list.insert(list.end(), tables.begin(), tables.end());
    return list;
}

}  // namespace greyscope::app
