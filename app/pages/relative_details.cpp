#include "app/pages/relative_details.h"

#include <QActionGroup>
#include <QMenu>
#include <QSplitter>

#include <algorithm>

#include "app/pages/relative_views.h"
#include "widgets/matrix/matrix_view.h"
#include "widgets/panels/view_frame.h"
#include "widgets/present/relative_tables.h"

namespace greyscope::app {

using widgets::Target;
using widgets::ViewFrame;

RelativeDetails::RelativeDetails(PageContext context, RelativeViews* views, QObject* parent)
    : QObject(parent),
      m_context(context),
      m_views(views),
      m_levels(makeTable()),
      m_worst(makeTable()),
      m_metrics(makeTable()),
      m_scenarios(makeTable()),
      m_counts(makeTable()),
      m_remainder(makeTable()),
      m_errorTab(beside(m_levels, m_worst)),
      m_joinTab(beside(m_counts, m_remainder)) {
    buildScenarioMenu();
    m_levels.frame->setTitle(tr("Error by factor level"));
    m_worst.frame->setTitle(tr("Worst cells"));
    m_metrics.frame->setTitle(tr("Errors of every metric"));
    m_scenarios.frame->setTitle(tr("Scenarios"));
    m_counts.frame->setTitle(tr("How the cells were matched"));
    m_remainder.frame->setTitle(tr("Without a partner, or repeated"));
    m_views->addView(tr("Errors"), m_errorTab);
    m_views->addView(tr("Metrics"), m_metrics.frame);
    m_views->addView(tr("Scenarios"), m_scenarios.frame);
    m_views->addView(tr("Matched cells"), m_joinTab);
    connect(m_views, &RelativeViews::viewShown, this, &RelativeDetails::calculate);
    connect(&m_metricJob, &JobBase::stateChanged, this, [this] { showOutcomes(m_metrics, m_metricJob, false); });
    connect(&m_scenarioJob, &JobBase::stateChanged, this, [this] { showOutcomes(m_scenarios, m_scenarioJob, true); });
    m_metricJob.serve({m_metrics.frame});
    m_scenarioJob.serve({m_scenarios.frame});
    connect(m_scenarios.view, &widgets::MatrixView::linkActivated, this, &RelativeDetails::chooseScenario);
    connect(m_scenarios.view, &widgets::MatrixView::headingActivated, this, &RelativeDetails::chooseScenario);
    for (const Table& table : {m_levels, m_worst, m_remainder}) {
        connect(table.view, &widgets::MatrixView::linkActivated, this, &RelativeDetails::linkActivated);
    }
}

RelativeDetails::Table RelativeDetails::makeTable() {
    auto* view = new widgets::MatrixView;
    auto* frame = new ViewFrame(view);
    frame->setTools(true, true, true);
    view->setHighlight(&m_context.highlight);
    connect(frame, &ViewFrame::exportRequested, this, [this, view] { emit exportRequested(view); });
    connect(frame, &ViewFrame::actionRequested, this, &RelativeDetails::actionRequested);
    return {view, frame};
}

QWidget* RelativeDetails::beside(const Table& left, const Table& right) const {
    auto* splitter = new QSplitter(Qt::Horizontal);
    splitter->setHandleWidth(5);
    splitter->setChildrenCollapsible(false);
    splitter->addWidget(left.frame);
    splitter->addWidget(right.frame);
    splitter->setSizes({100, 100});
    return splitter;
}

void RelativeDetails::setSpec(const Table& table, const widgets::MatrixSpec& spec) {
    table.frame->setTitle(spec.title, spec.subtitle);
    table.view->setSpec(spec);
}

QWidget* RelativeDetails::scenarioTab() const {
    return m_scenarios.frame;
}

QWidget* RelativeDetails::metricTab() const {
    return m_metrics.frame;
}

void RelativeDetails::buildScenarioMenu() {
    m_menu = new QMenu(m_scenarios.frame);
    auto* group = new QActionGroup(m_menu);
    for (const bool published : {true, false}) {
        QAction* action =
            m_menu->addAction(published ? tr("The published pairs (16)") : tr("The reference to every other series"));
        action->setCheckable(true);
        action->setChecked(published == m_published);
        group->addAction(action);
        connect(action, &QAction::triggered, this, [this, published] {
            m_published = published;
            m_scenariosOf.reset();
            calculate(m_views->currentView());
        });
    }
    QToolButton* button = m_scenarios.frame->addTool(QStringLiteral("gear"), tr("Which scenarios"));
    button->setMenu(m_menu);
    button->setPopupMode(QToolButton::InstantPopup);
}

void RelativeDetails::show(const RelativeShown& shown, const RelativeRequest& request) {
    m_request = request;
    for (const Table& table : {m_levels, m_worst, m_counts, m_remainder}) {
        table.frame->showView();
    }
    setSpec(m_levels, shown.levels);
    setSpec(m_worst, shown.worst);
    setSpec(m_counts, shown.counts);
    setSpec(m_remainder, shown.remainder);
    const StudyTable* table = m_context.store.study().activeTable();
    m_views->setViewVisible(m_metrics.frame, table && !table->wide && table->roles.metrics.size() > 1);
    m_menu->actions().front()->setEnabled(holdsPublishedScenarios(*request.dataset));
    if (m_metricsOf == m_request) {
        showOutcomes(m_metrics, m_metricJob, false);
    }
    if (m_scenariosOf == m_request) {
        showOutcomes(m_scenarios, m_scenarioJob, true);
    }
    calculate(m_views->currentView());
}

void RelativeDetails::showState(const widgets::ViewState<RelativeShown>& state) {
    if (std::holds_alternative<widgets::Ready<RelativeShown>>(state)) {
        return;
    }
    if (!std::holds_alternative<widgets::Busy>(state)) {
        // What belongs to the result before goes with it.
        m_request.reset();
        m_metricsOf.reset();
        m_scenariosOf.reset();
        m_metricJob.set(widgets::Empty{});
        m_scenarioJob.set(widgets::Empty{});
    }
    for (ViewFrame* frame : frames()) {
        frame->show(state, [](const RelativeShown& /*shown*/) {});
    }
}

std::vector<ViewFrame*> RelativeDetails::frames() const {
    return {m_levels.frame, m_worst.frame, m_metrics.frame, m_scenarios.frame, m_counts.frame, m_remainder.frame};
}

void RelativeDetails::calculate(QWidget* shown) {
    if (!m_request) {
        return;
    }
    if (shown == m_metrics.frame && m_metricsOf != m_request) {
        startMetrics();
    } else if (shown == m_scenarios.frame && m_scenariosOf != m_request) {
        startScenarios();
    }
}

void RelativeDetails::startMetrics() {
    const StudyTable* table = m_context.store.study().activeTable();
    m_metricsOf = m_request;
    if (table) {
        m_metricJob.start([request = *m_request, metrics = table->roles.metrics](base::Progress& progress) {
            return runMetrics(request, metrics, progress);
        });
    }
}

void RelativeDetails::startScenarios() {
    m_scenariosOf = m_request;
    if (m_published && holdsPublishedScenarios(*m_request->dataset)) {
        m_scenarioJob.start(
            [request = *m_request](base::Progress& progress) { return runPublished(request, progress); });
        return;
    }
    m_scenarioJob.start([request = *m_request, systems = otherSystems()](base::Progress& progress) {
        return runSystems(request, systems, progress);
    });
}

std::vector<std::string> RelativeDetails::otherSystems() const {
    const SeriesId& reference = m_context.store.study().selection.reference;
    std::vector<std::string> systems;
    for (const SeriesEntry& entry : m_context.catalog.entries()) {
        if (entry.id.table == reference.table && entry.id != reference) {
            systems.push_back(entry.id.name);
        }
    }
    return systems;
}

void RelativeDetails::showOutcomes(const Table& table, Job<Outcomes>& job, bool scenarios) {
    table.frame->show(job.state(), [&](const Outcomes& outcomes) {
        setSpec(table, scenarios ? widgets::scenarioErrors(outcomes) : widgets::metricErrors(outcomes));
    });
}

void RelativeDetails::chooseScenario(const widgets::Link& link) {
    const auto outcomes = m_scenarioJob.latest();
    if (!outcomes || link.is.empty() || !m_request) {
        return;
    }
    const relative::ScenarioOutcome& outcome = (*outcomes)[static_cast<std::size_t>(link.is.front().index)];
    if (!outcome.result) {
        return;
    }
    const std::string table = m_context.store.study().selection.reference.table;
    const std::string arrow = " → ";
    const auto at = outcome.name.find(arrow);
    const SeriesId from{table, outcome.name.substr(0, at)};
    const SeriesId to{table, outcome.name.substr(at + arrow.size())};
    if (m_context.catalog.find(from) && m_context.catalog.find(to)) {
        emit pairChosen(from, to);
    }
}

std::vector<widgets::FigureSpec> RelativeDetails::figures() const {
    std::vector<widgets::FigureSpec> list;
    for (const Table& table : {m_levels, m_worst, m_metrics, m_scenarios, m_counts, m_remainder}) {
        if (table.frame->isShown() && !table.view->spec().rows.empty()) {
            list.emplace_back(table.view->spec());
        }
    }
    return list;
}

}  // namespace greyscope::app
