#include "app/pages/relative_page.h"

#include <QActionGroup>
#include <QClipboard>
#include <QGuiApplication>
#include <QMenu>
#include <QShortcut>
#include <QSplitter>
#include <QVBoxLayout>

#include <algorithm>
#include <cmath>
#include <tuple>

#include "app/panels/predict_panel.h"
#include "app/panels/relative_bar.h"
#include "widgets/matrix/matrix_view.h"
#include "widgets/panels/paired_views.h"
#include "widgets/panels/view_frame.h"
#include "widgets/plot/plot_view.h"
#include "widgets/present/relative_parts.h"
#include "widgets/present/relative_summary.h"
#include "widgets/tree/rule_list.h"
#include "widgets/tree/tree_view.h"

namespace greyscope::app {

using widgets::Link;
using widgets::Target;
using widgets::ViewFrame;

RelativePage::RelativePage(PageContext context, QWidget* parent)
    : Page(context, parent),
      m_bar(new RelativeBar(this)),
      m_panel(new PredictPanel(context.highlight, this)),
      m_tree(new widgets::TreeView),
      m_grid(new widgets::MatrixView),
      m_curve(new widgets::PlotView),
      m_treeFrame(new ViewFrame(m_tree)),
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

RelativePage::~RelativePage() = default;

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
    auto* pair = new widgets::PairedViews(m_gridFrame, tr("Factor grid"), m_curveFrame, tr("Does splitting help?"));
    auto* splitter = new QSplitter(Qt::Vertical);
    splitter->setHandleWidth(5);
    splitter->setChildrenCollapsible(false);
    splitter->addWidget(m_treeFrame);
    splitter->addWidget(pair);
    splitter->setStretchFactor(0, 45);
    splitter->setStretchFactor(1, 55);
    splitter->setSizes({450, 550});
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->addWidget(splitter);

    auto* menu = new QMenu(this);
    connect(menu, &QMenu::aboutToShow, this, [this, menu] { fillGridMenu(menu); });
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
    connect(m_curve, &widgets::PlotView::handleMoved, this, [this](double x) {
        const auto& sizes = m_job.latest()->sizes;
        setLeaves(std::clamp(static_cast<int>(std::lround(x)), 1, static_cast<int>(sizes.back().leaves)));
    });
    connect(&m_job, &JobBase::stateChanged, this, &RelativePage::showState);
    int index = 0;
    for (ViewFrame* frame : {m_treeFrame, m_gridFrame, m_curveFrame}) {
        connect(frame, &ViewFrame::exportRequested, this, [this, index] { emit exportRequested(index); });
        connect(frame, &ViewFrame::actionRequested, this, &RelativePage::needsAction);
        connect(frame, &ViewFrame::cancelRequested, &m_job, &JobBase::cancel);
        ++index;
    }
}

void RelativePage::connectControls() {
    connect(&m_context.store, &StudyStore::changed, this, &RelativePage::studyChanged);
    connect(&m_context.catalog, &SeriesCatalog::changed, this,
            [this] { m_bar->show(study(), m_context.catalog.entries()); });
    connect(m_bar, &RelativeBar::toChosen, this, &RelativePage::setPredicted);
    connect(m_bar, &RelativeBar::fromChosen, this, &RelativePage::setReference);
    connect(m_bar, &RelativeBar::leavesChosen, this, &RelativePage::setLeaves);
    connect(m_bar, &RelativeBar::factorsChosen, this, [this](const std::vector<std::string>& factors) {
        m_context.store.edit(tr("Choose factors"), [&factors](Study& study) { study.relative.factors = factors; });
    });
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
    connect(m_panel, &PredictPanel::copyRulesRequested, this, [this] {
        if (const auto result = m_job.latest()) {
            QGuiApplication::clipboard()->setText(widgets::rulesText(*result));
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
    calculate();
    showQuestion();
}

void RelativePage::hideEvent(QHideEvent* event) {
    Page::hideEvent(event);
    // Nodes and cells mean nothing to other pages.
    if (m_context.highlight.chosen() == m_askedLights) {
        m_context.highlight.clear();
    }
}

void RelativePage::studyChanged(const Study& before, const Study& after) {
    if (before.selection != after.selection || before.relative != after.relative || before.tables != after.tables) {
        m_bar->show(after, m_context.catalog.entries());
    }
    if (isVisible()) {
        calculate();
        if (before.relative != after.relative) {
            showQuestion();
        }
    }
}

void RelativePage::calculate() {
    const std::optional<RelativeRequest> request = relativeRequest(study());
    if (request && request == m_request) {
        return;
    }
    m_request = request;
    if (request) {
        m_names = namesNow();
        m_job.start([request = *request](base::Progress& progress) { return runRelative(request, progress); });
        return;
    }
    const StudyTable* table = study().activeTable();
    if (table && table->dataset && !hasSeries(*table)) {
        // Only the pivot can say why there is none.
        m_job.start([dataset = table->dataset, query = queryFor(*table, {.allCells = true, .axis = {}, .hold = {}})](
                        base::Progress& /*progress*/) -> base::Expected<relative::RelativeResult> {
            const auto series = data::pivot(*dataset, query);
            return series ? base::fail(base::ErrorCode::noSeries) : tl::unexpected(series.error());
        });
        return;
    }
    m_job.set(whatIsNeeded());
}

bool RelativePage::hasSeries(const StudyTable& table) const {
    const auto& entries = m_context.catalog.entries();
    return std::any_of(entries.begin(), entries.end(),
                       [&table](const SeriesEntry& entry) { return entry.id.table == table.name; });
}

widgets::Empty RelativePage::whatIsNeeded() const {
    const StudyTable* table = study().activeTable();
    if (!table) {
        return {tr("Open a table with two systems to predict one from the other."), {}};
    }
    if (study().selection.reference.empty()) {
        return {tr("Choose the series to predict from: select it and press R."), {}};
    }
    if (table->roles.factors.empty()) {
        return {tr("The table has no factors to match cells by. Choose them on the Data page."), {}};
    }
    for (const SeriesEntry& entry : m_context.catalog.entries()) {
        if (entry.id.table == table->name && entry.id != study().selection.reference) {
            return {tr("Compare a series of the same table to predict it from %1.")
                        .arg(QString::fromStdString(study().selection.reference.name)),
                    tr("Compare %1").arg(entry.name)};
        }
    }
    return {tr("The table has a single series. Another system is needed to predict."), {}};
}

void RelativePage::needsAction() {
    const StudyTable* table = study().activeTable();
    for (const SeriesEntry& entry : m_context.catalog.entries()) {
        if (table && entry.id.table == table->name && entry.id != study().selection.reference) {
            setPredicted(entry.id);
            return;
        }
    }
}

void RelativePage::showState() {
    const auto ready = [](const relative::RelativeResult& /*result*/) {};
    for (ViewFrame* frame : {m_treeFrame, m_gridFrame, m_curveFrame}) {
        frame->show(m_job.state(), ready);
    }
    if (std::holds_alternative<widgets::Ready<relative::RelativeResult>>(m_job.state())) {
        showResult();
    } else if (!std::holds_alternative<widgets::Busy>(m_job.state())) {
        m_panel->showNothing();
        m_treeFrame->setTitle(tr("Ratio of two series"));
        m_gridFrame->setTitle(tr("Factor grid, cut by the tree"));
        m_curveFrame->setTitle(tr("Does splitting help?"));
    }
}

void RelativePage::showResult() {
    const relative::RelativeResult& result = *m_job.latest();
    const widgets::TreeSpec tree = widgets::relativeTree(result, m_names);
    m_treeFrame->setTitle(tree.title, tree.subtitle);
    m_tree->setSpec(tree);
    const widgets::PlotSpec curve = widgets::splittingCurve(result);
    m_curveFrame->setTitle(curve.title, curve.subtitle);
    m_curve->setSpec(curve);
    showQuestion();
    emit conventionsChanged();
}

void RelativePage::showQuestion() {
    if (!std::holds_alternative<widgets::Ready<relative::RelativeResult>>(m_job.state())) {
        return;
    }
    const relative::RelativeResult& result = *m_job.latest();
    const widgets::GridChoice choice = gridChoice();
    const widgets::MatrixSpec grid = widgets::factorGrid(result, choice);
    m_gridFrame->setTitle(grid.title, grid.subtitle);
    m_grid->setSpec(grid);
    m_panel->show(result, m_names, choice.asked, study().relative.questionBase);

    const widgets::Answer answer = widgets::answerFor(result, choice.asked, study().relative.questionBase);
    const bool ours = m_context.highlight.chosen().empty() || m_context.highlight.chosen() == m_askedLights;
    m_askedLights = answer.link.lights;
    if (answer.row < 0) {
        m_askedLights.push_back(Target::point(widgets::askedPlace(result, choice)));
    }
    if (ours && isVisible()) {
        m_context.highlight.choose(m_askedLights);
    }
}

std::vector<std::string> RelativePage::askedCell() const {
    const relative::RelativeResult& result = *m_job.latest();
    const auto& question = study().relative.question;
    if (!question || question->size() != result.table.factors.size()) {
        return widgets::middleCell(result);
    }
    for (std::size_t factor = 0; factor < question->size(); ++factor) {
        const std::vector<std::string> levels = widgets::levelsOf(result.table, factor);
        if (std::find(levels.begin(), levels.end(), (*question)[factor]) == levels.end()) {
            return widgets::middleCell(result);
        }
    }
    return *question;
}

widgets::GridChoice RelativePage::gridChoice() const {
    const relative::RelativeResult& result = *m_job.latest();
    const auto& factors = result.table.factors;
    std::vector<std::string> sides = study().relative.gridFactors;
    const bool known = !sides.empty() && std::all_of(sides.begin(), sides.end(), [&factors](const std::string& side) {
        return std::find(factors.begin(), factors.end(), side) != factors.end();
    });
    if (!known) {
        sides = widgets::decisiveFactors(result);
    }
    return {sides.front(), sides.size() > 1 ? sides[1] : std::string(), askedCell(), study().relative.gridAveraged};
}

widgets::RelativeNames RelativePage::namesNow() const {
    const SeriesId to = predictedSeries(study());
    const StudyTable* table = study().activeTable();
    widgets::RelativeNames names;
    std::tie(names.from, names.to) =
        widgets::shortNames(QString::fromStdString(study().selection.reference.name), QString::fromStdString(to.name));
    names.metric = table && !table->wide ? widgets::columnTitle(table->metric) : tr("Value");
    if (const SeriesEntry* entry = m_context.catalog.find(to)) {
        names.unit = entry->unit;
    }
    return names;
}

void RelativePage::setPredicted(const SeriesId& id) {
    m_context.store.edit(tr("Predict %1").arg(QString::fromStdString(id.name)), [&id](Study& study) {
        Selection& selection = study.selection;
        if (id == selection.reference) {
            selection.reference = predictedSeries(study);
            std::replace(selection.compared.begin(), selection.compared.end(), selection.reference, id);
        }
        if (std::find(selection.compared.begin(), selection.compared.end(), id) == selection.compared.end()) {
            selection.compared.push_back(id);
        }
        study.relative.predicted = id;
        study.relative.questionBase.reset();
    });
}

void RelativePage::setReference(const SeriesId& id) {
    m_context.store.edit(tr("Set reference"), [&id](Study& study) {
        Selection& selection = study.selection;
        const SeriesId predicted = predictedSeries(study);
        const auto place = std::find(selection.compared.begin(), selection.compared.end(), id);
        if (place != selection.compared.end()) {
            *place = selection.reference;
        }
        study.relative.predicted = id == predicted ? selection.reference : predicted;
        selection.reference = id;
        study.relative.questionBase.reset();
    });
}

void RelativePage::setLeaves(int leaves) {
    m_context.store.edit(
        tr("Set the number of leaves"),
        [leaves](Study& study) { study.relative.leaves = static_cast<std::size_t>(leaves); },
        QStringLiteral("relative.leaves"));
}

void RelativePage::stepLeaves(int step) {
    const auto shown = m_job.latest() ? static_cast<int>(m_job.latest()->tree.leafCount()) : 1;
    const auto wanted = study().relative.leaves == 0 ? shown : static_cast<int>(study().relative.leaves);
    setLeaves(std::max(1, wanted + step));
}

void RelativePage::ask(const std::vector<std::string>& cell) {
    // What the views chose by the click gives way to the lights of the question.
    m_context.highlight.choose(m_askedLights);
    m_context.store.edit(tr("Ask for a cell"), [&cell](Study& study) {
        study.relative.question = cell;
        study.relative.questionBase.reset();
    });
}

void RelativePage::askForLink(const Link& link) {
    if (!m_job.latest()) {
        return;
    }
    const relative::RelativeResult& result = *m_job.latest();
    std::vector<int> rows;
    for (const Target& target : link.is) {
        if (target.kind == Target::Kind::row) {
            rows.push_back(target.index);
        }
    }
    if (rows.size() == 1) {
        ask(result.table.rows[static_cast<std::size_t>(rows.front())].labels);
        return;
    }
    const auto place = std::find_if(link.is.begin(), link.is.end(),
                                    [](const Target& target) { return target.kind == Target::Kind::point; });
    if (place != link.is.end()) {
        ask(widgets::cellValues(result, gridChoice(), place->index));
    }
}

void RelativePage::setGridFactor(bool rows, const std::string& factor) {
    widgets::GridChoice choice = gridChoice();
    std::string& side = rows ? choice.rowFactor : choice.columnFactor;
    std::string& other = rows ? choice.columnFactor : choice.rowFactor;
    if (factor == other) {
        other = side;
    }
    side = factor;
    m_context.store.edit(tr("Choose the grid's factors"), [&choice](Study& study) {
        study.relative.gridFactors = {choice.rowFactor, choice.columnFactor};
    });
}

void RelativePage::fillGridMenu(QMenu* menu) {
    menu->clear();
    if (!m_job.latest()) {
        return;
    }
    const widgets::GridChoice choice = gridChoice();
    const auto& factors = m_job.latest()->table.factors;
    for (const bool rows : {true, false}) {
        QMenu* side = menu->addMenu(rows ? tr("Rows") : tr("Columns"));
        auto* group = new QActionGroup(side);
        for (const std::string& factor : factors) {
            QAction* action = side->addAction(widgets::factorTitle(factors, factor));
            action->setCheckable(true);
            action->setChecked(factor == (rows ? choice.rowFactor : choice.columnFactor));
            group->addAction(action);
            connect(action, &QAction::triggered, this, [this, rows, factor] { setGridFactor(rows, factor); });
        }
    }
    QAction* average = menu->addAction(tr("Mean over the other factors"));
    average->setCheckable(true);
    average->setChecked(choice.averaged);
    average->setEnabled(factors.size() > 2);
    connect(average, &QAction::triggered, this, [this](bool on) {
        m_context.store.edit(tr("Average the grid"), [on](Study& study) { study.relative.gridAveraged = on; });
    });
}

std::vector<Convention> RelativePage::conventions() const {
    std::vector<Convention> list{{tr("Ratio"), tr("series ÷ reference, cell by cell")},
                                 {tr("ddof"), QStringLiteral("0")},
                                 {tr("Error"), tr("÷ measured")}};
    if (const auto result = m_job.latest()) {
        list.push_back({tr("Left out"), result->options.validation == relative::Validation::leaveOneOut
                                            ? tr("each cell in turn")
                                            : tr("%1 folds").arg(result->options.folds)});
    }
    return list;
}

std::vector<widgets::FigureSpec> RelativePage::figures() const {
    if (!m_job.latest()) {
        return {};
    }
    return {m_tree->spec(), m_grid->spec(), m_curve->spec()};
}

}  // namespace greyscope::app
