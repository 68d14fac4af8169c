#include "app/pages/simulate/simulate_page.h"

#include <QGraphicsOpacityEffect>
#include <QSplitter>
#include <QVBoxLayout>

#include <algorithm>

#include "app/pages/page_room.h"
#include "app/pages/simulate/machine_inspector.h"
#include "app/pages/simulate/parameter_controls.h"
#include "app/pages/simulate/scenarios_panel.h"
#include "app/pages/simulate/simulate_bar.h"
#include "app/pages/simulate/simulate_derivation.h"
#include "app/pages/simulate/simulated_table.h"
#include "app/pages/simulate/trace_replay.h"
#include "app/study/tables/open_table.h"
#include "core/base/try.h"
#include "core/sim/experiments/presets.h"
#include "widgets/panels/view_deck.h"
#include "widgets/plot/plot_view.h"
#include "widgets/present/layout/share_charts.h"
#include "widgets/present/simulate/request_lanes.h"
#include "widgets/present/simulate/simulate_charts.h"
#include "widgets/present/simulate/simulate_words.h"
#include "widgets/present/words/words.h"
#include "widgets/timeline/timeline_view.h"

namespace greyscope::app {

using widgets::FigureView;
using State = RunQueue::State;

SimulatePage::SimulatePage(PageContext context, QWidget* parent)
    : PageOf(facts(), context, parent),
      m_queue(this),
      m_bar(new SimulateBar(context.store, this)),
      m_panel(new ScenariosPanel(context.store, this)),
      m_replay(new TraceReplay(context, *m_panel, this)),
      m_inspector(new MachineInspector(context.store, this)),
      m_chart(new FigureView(new widgets::PlotView)),
      m_sharePlot(new widgets::PlotView),
      m_backlog(new widgets::TimelineView),
      m_share(new FigureView(m_sharePlot, widgets::withBelow(m_sharePlot, m_backlog))),
      m_lanes(new widgets::TimelineView),
      m_request(new widgets::PlainLabel),
      m_requests(new FigureView(m_lanes, widgets::withBelow(m_lanes, m_request))),
      m_statements(new StatementsView(context.highlight, this)),
      m_requestsView(new LazyView<RequestsAsked, RequestsFound>(
          m_requests,
          [traces = m_queue.traces()](const RequestsAsked& asked, base::Progress& progress) {
              return requestsOf(asked, *traces, progress);
          },
          [this](const RequestsFound& found) {
              m_requests->setFigure(widgets::requestLanes(found.run, found.scenario, found.from, found.to));
          })) {
    for (QWidget* part : std::initializer_list<QWidget*>{m_bar, m_panel, m_inspector}) {
        part->hide();
    }
    nameViews();
    layOut();
    setViews({m_chart, m_share, m_requests, m_statements->view()});
    addDerivationTools({m_chart});
    connectParts();
}

void SimulatePage::nameViews() {
    m_backlog->setFixedHeight(96);
    m_backlog->setLeast({200, 96});
    m_request->setWordWrap(true);
    m_request->setMargin(8);
    m_request->setText(tr("Choose a request to see its timeline."));
    m_chart->setName(QLatin1String(SimulateAnalysis::kChart));
    m_share->setName(QLatin1String(SimulateAnalysis::kShare));
    m_requests->setName(QLatin1String(SimulateAnalysis::kRequests));
    m_chart->setIdle(tr("Simulated"));
    m_share->setIdle(tr("Share over time"), tr("Shares are shown for scenarios with several groups of clients."));
    m_requests->setIdle(tr("Requests"), tr("Requests are shown after a scenario has been run."));
    m_chart->setExplanation(
        {tr("The simulated metric against one factor: the mean of the replications of each point with its 95 % "
            "confidence interval. Hollow diamonds are the values stated by the paper, their bars the tolerance; a bar "
            "that only points down means: at most."),
         QStringLiteral("x̄ ± t₀.₉₇₅(n − 1) · s / √n"), tr("Student’s t over n replications with consecutive seeds."),
         tr("Choose the metric and the factor above. “Use as a table” adds every point to a table.")});
    m_share->setExplanation(
        {tr("The share of the bytes received by the last group over time, beside the share of its weight. Below: the "
            "fraction of time in which every group had enough requests at each server to be served by its weight."),
         QStringLiteral("w / Σ w"), tr("P3, section 5.2."),
         tr("Enter several weights, such as 1:4, to define groups.")});
    m_requests->setExplanation(
        {tr("Each request of the first run at its server: when it arrived, got a slot and was on the disk. If more "
            "than 3,000 are visible, the number of requests over time is shown."),
         QStringLiteral("S = max(v, F),  F = S + c / w"), tr("SFQ(D): P3, section 3.2."),
         tr("The wheel zooms, dragging pans, arrow keys select the next request. Choose start and duration under "
            "Requests shown.")});
    m_chart->setTools(true, true, true);
    m_share->setTools(true, true, true);
    m_requests->setTools(true, true, true);
    m_share->setFigures([this] {
        return m_shares ? std::vector<widgets::FigureSpec>{m_sharePlot->spec(), m_backlog->spec()}
                        : std::vector<widgets::FigureSpec>();
    });
}

void SimulatePage::layOut() {
    m_deck = new widgets::ViewDeck(
        {{{{{tr("Simulated"), m_chart}}, {{tr("Share over time"), m_share}}}, {56, 44}, 52},
         {{{{tr("Requests"), m_requests}}, {{tr("Statements"), m_statements->view()}}}, {50, 50}, 48}},
        page_room::kSimulate);
    m_deck->setFirst(m_chart);
    m_dim = new QGraphicsOpacityEffect(m_deck);
    m_dim->setOpacity(0.5);
    m_dim->setEnabled(false);
    m_deck->setGraphicsEffect(m_dim);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->addWidget(m_deck);
}

void SimulatePage::connectParts() {
    for (auto* plot : findChildren<widgets::PlotView*>()) {
        plot->setHighlight(&m_context.highlight);
    }
    m_lanes->setHighlight(&m_context.highlight);
    for (const QWidget* part : {static_cast<QWidget*>(m_bar), static_cast<QWidget*>(m_inspector)}) {
        for (const auto* field : part->findChildren<CheckedField*>()) {
            m_inspector->tellRefusalsOf(field);
        }
    }
    connect(m_panel, &ScenariosPanel::fieldMade, m_inspector, &MachineInspector::tellRefusalsOf);
    connect(m_lanes, &widgets::TimelineView::barReached, this, &SimulatePage::showRequest);
    connect(&m_queue, &RunQueue::changed, this, &SimulatePage::followQueue);
    connect(m_inspector, &MachineInspector::runRequested, this, &SimulatePage::runChosen);
    connect(m_inspector, &MachineInspector::stopRequested, this, &SimulatePage::stopChosen);
    connect(m_inspector, &MachineInspector::tableRequested, this, &SimulatePage::useAsTable);
    connect(&m_context.store, &StudyStore::closed, &m_queue, &RunQueue::stopAll);
    connect(m_panel, &ScenariosPanel::traceAsked, m_replay, &TraceReplay::ask);
    connect(&m_tableJob, &JobBase::stateChanged, this, [this] {
        if (const auto made = m_tableJob.ready()) {
            m_context.store.edit(tr("Use runs as a table"), [&](Study& study) {
                StudyTable table = *made;
                table.name = freeTableName(study, table.name);
                study.tables.push_back(std::move(table));
            });
            m_tableJob.set(widgets::Empty{});
        } else if (const auto* failed = std::get_if<widgets::Failed>(&m_tableJob.state())) {
            m_chart->showFailed(*failed);
        }
    });
}

void SimulatePage::followQueue() {
    followWhenSeen();
    if (!isVisible()) {
        showStudy();
    }
}

QWidget* SimulatePage::contextBar() {
    return m_bar;
}

QWidget* SimulatePage::inspector() {
    return m_inspector;
}

QWidget* SimulatePage::sidePanel() {
    return m_panel;
}

std::vector<Convention> SimulatePage::conventions() const {
    return SimulateAnalysis::conventions(study());
}

FigureData SimulatePage::figureData(const widgets::FigureView& /*view*/) const {
    return shown() ? SimulateAnalysis::data(*shown()) : FigureData();
}

/// Requests the runs finished by the page's queue; requests and statements are calculated when their views become
/// visible.
SimulatePage::Asked SimulatePage::asked(const Study& study) const {
    auto asked = PageOf::asked(study);
    const auto* request = std::get_if<SimulateRequest>(&asked);
    if (request == nullptr) {
        return asked;
    }
    const RunQueue::Status status = m_queue.statusOf(request->run);
    if (status.state == State::done || status.state == State::failed ||
        (status.finished > 0 && status.state != State::none)) {
        return SimulateRequest{request->run, status.finished};
    }
    return widgets::Empty{status.state == State::stopped
                              ? tr("The runs were stopped before the first was finished.")
                              : tr("%n runs are in progress.", nullptr, widgets::counted(status.runs)),
                          status.state == State::stopped ? tr("Run") : QString()};
}

SimulatePage::Work SimulatePage::work(const SimulateRequest& request) const {
    return [request, known = m_queue.runs(), error = m_queue.statusOf(request.run).error](
               base::Progress& /*progress*/) -> base::Expected<SimulateResult> {
        if (error) {
            return tl::unexpected(*error);
        }
        return SimulateResult{GREYSCOPE_TRY(sim::finishedPart(GREYSCOPE_TRY(experimentOf(request.run)), *known))};
    };
}

void SimulatePage::bringMissing() {
    if (shown()) {
        return;  // the statements were requested
    }
    study().simulate.chosen() ? runChosen() : startScenario(m_context.store, "p3");
}

void SimulatePage::runChosen() {
    const ScenarioChoice* chosen = study().simulate.chosen();
    if (chosen == nullptr) {
        return;
    }
    const ScenarioInputs inputs = chosen->inputs;
    m_context.store.edit(tr("Run a scenario"), [](Study& study) {
        if (ScenarioChoice* own = study.simulate.chosen()) {
            own->run = own->inputs;
        }
    });
    m_queue.run(inputs);
}

void SimulatePage::stopChosen() {
    if (const ScenarioChoice* chosen = study().simulate.chosen(); chosen && chosen->run) {
        m_queue.stop(*chosen->run);
    }
}

void SimulatePage::useAsTable() {
    if (!isSettled()) {
        return;
    }
    const ScenarioChoice* chosen = study().simulate.chosen();
    const std::string name = tr("%1, simulated")
                                 .arg(QString::fromStdString(chosen->name).replace(QLatin1Char('/'), QLatin1Char('-')))
                                 .toStdString();
    m_tableJob.start([result = shown()->result, name, metric = study().simulate.metric](base::Progress& progress) {
        return simulatedTable(*result, name, metric, progress);
    });
}

QString SimulatePage::statusText(const ScenarioChoice& scenario) const {
    if (!scenario.run) {
        return tr("not run");
    }
    const RunQueue::Status status = m_queue.statusOf(*scenario.run);
    switch (status.state) {
        case State::none:
            return tr("not run since it was opened");
        case State::waiting:
            return tr("waiting");
        case State::running:
        case State::stopped:
            return tr("%1 of %2 runs").arg(QString::number(status.finished), QString::number(status.runs));
        case State::failed:
            return tr("failed");
        case State::done:
            break;
    }
    return *scenario.run == scenario.inputs ? tr("done, %n runs", nullptr, widgets::counted(status.runs))
                                            : tr("changed since the last run");
}

void SimulatePage::showStudy() {
    const ScenarioChoice* chosen = study().simulate.chosen();
    if (chosen && chosen->run && isVisible()) {
        m_queue.want(*chosen->run);
    }
    m_bar->showStudy(study());
    m_panel->showStudy(study(), [this](const ScenarioChoice& scenario) { return statusText(scenario); });
    m_inspector->showStudy(study());
    const RunQueue::Status status = chosen && chosen->run ? m_queue.statusOf(*chosen->run) : RunQueue::Status{};
    const bool busy = status.state == State::waiting || status.state == State::running;
    m_inspector->setProgress(
        busy ? tr("%1 of %2 runs").arg(QString::number(status.finished), QString::number(status.runs)) : QString());
    m_inspector->setUsable(shown() != nullptr && !shown()->result->points.empty());
    m_dim->setEnabled(chosen && chosen->run && *chosen->run != chosen->inputs);
}

void SimulatePage::present(const Shown& shown) {
    const sim::ExperimentResult& result = *shown.result;
    const SimulateChoices& choices = shown.study.simulate;
    m_chart->setFigure(SimulateAnalysis::chart(shown));
    const widgets::PlotSpec share = widgets::shareChart(result);
    m_shares = !share.curves.empty();
    m_deck->setOffered(m_share, m_shares);
    if (m_shares) {
        m_share->setFigure(share);
        m_backlog->setSpec(widgets::backlogLanes(result));
    }
    m_requestsView->ask({shown.request.run, choices.requestsFrom, choices.requestsFor});
    if (const std::vector<int> numbers = SimulateAnalysis::statementsOf(shown.request.run); !numbers.empty()) {
        m_statements->offer(numbers, tr("Testing the claims of %1, in every reading and with each relevant parameter "
                                        "varied by ±25 %, takes about half a minute.")
                                         .arg(QString::fromStdString(SimulateAnalysis::paperOf(shown.request.run))));
    } else {
        m_statements->refuse(SimulateAnalysis::nothingStated());
    }
    emit derivationChanged();
}

std::optional<PageDerivation> SimulatePage::derivation() const {
    if (!shown()) {
        return std::nullopt;
    }
    const SimulateChoices& choices = shown()->study.simulate;
    return simulatedDerivations(shown()->result, SimulateAnalysis::along(*shown()->result, choices), choices.metric);
}

std::optional<AskedLine> SimulatePage::lineBehind(const FigureView& /*view*/, int row, int column) {
    if (!shown() || row < 0 || column < 0) {
        return std::nullopt;
    }
    return lineOfSimulated(*shown()->result, SimulateAnalysis::along(*shown()->result, shown()->study.simulate),
                           static_cast<std::size_t>(row), static_cast<std::size_t>(column));
}

void SimulatePage::presentNothing() {
    emit derivationChanged();
    m_requestsView->letGo();
    m_deck->setOffered(m_share, true);
    m_statements->refuse(tr("Compares the claims of the paper with the model."));
}

void SimulatePage::showRequest(int id) {
    const auto found = m_requestsView->shown();
    if (found && id >= 0 && static_cast<std::size_t>(id) < found->run.requests.size()) {
        m_request->setText(widgets::requestText(found->run.requests[static_cast<std::size_t>(id)], found->scenario));
    }
}

}  // namespace greyscope::app
