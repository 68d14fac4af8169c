#include "app/analyses/simulate/simulate_analysis.h"

#include <algorithm>
#include <cstdint>
#include <string>
#include <utility>

#include "app/analyses/replication/statement_run.h"
#include "app/analyses/replication/statements_figure.h"
#include "app/run/tally.h"
#include "app/scenario/scenario.h"
#include "core/base/contains.h"
#include "core/base/try.h"
#include "core/sim/experiments/presets.h"
#include "widgets/present/layout/share_charts.h"
#include "widgets/present/simulate/request_lanes.h"
#include "widgets/present/simulate/simulate_charts.h"
#include "widgets/present/simulate/simulate_tables.h"
#include "widgets/present/simulate/simulate_words.h"
#include "widgets/present/words/words.h"

namespace greyscope::app {

using widgets::Words;

base::Expected<RequestsFound> requestsOf(const RequestsAsked& asked, TraceShelf& traces, base::Progress& progress) {
    constexpr std::uint64_t mostKept = 50'000;  // requests in the time span
    RequestsFound found;
    sim::Experiment first = GREYSCOPE_TRY(runnableOf(asked.run, traces, progress));
    found.scenario = std::move(first.scenario);
    found.from = asked.from;
    found.to = asked.from + asked.span;
    const auto kept = static_cast<sim::Time>(asked.from * 1e9);
    found.run = GREYSCOPE_TRY(sim::simulate(found.scenario, {first.seed, first.trace, mostKept, kept}, progress));
    return found;
}

std::vector<FigureName> SimulateAnalysis::figureNames() {
    return {{kChart, Words::tr("Simulated")},
            {kShare, Words::tr("Share over time")},
            {kRequests, Words::tr("Requests")},
            {kStatements, Words::tr("Claims made in the papers"), true}};
}

std::variant<SimulateRequest, widgets::Empty> SimulateAnalysis::request(const Study& study,
                                                                        const WantedFigures& wanted) {
    const SimulateChoices& choices = study.simulate;
    const ScenarioChoice* chosen = choices.chosen();
    if (chosen == nullptr) {
        return widgets::Empty{
            Words::tr("Choose a testbed on the left to simulate the measurements of a paper, then change it."),
            Words::tr("Start with the testbed of P3")};
    }
    if (!chosen->run) {
        return widgets::Empty{Words::tr("This scenario has not been run yet. It takes %n runs.", nullptr,
                                        widgets::counted(runCount(chosen->inputs))),
                              Words::tr("Run")};
    }
    SimulateRequest request{*chosen->run};
    request.points = isWanted(wanted, kChart) || isWanted(wanted, kShare);
    if (isWanted(wanted, kRequests)) {
        request.requests = {*chosen->run, choices.requestsFrom, choices.requestsFor};
    }
    if (isNamed(wanted, kStatements)) {
        request.statements = statementsOf(*chosen->run);
    }
    return request;
}

base::Expected<SimulateResult> SimulateAnalysis::run(const Request& request, base::Progress& progress) {
    TraceShelf traces;
    if (request.run.trace && request.trace) {
        traces.keep(*request.run.trace, request.trace);
    }
    SimulateResult result;
    if (request.points) {
        sim::Experiment experiment = GREYSCOPE_TRY(runnableOf(request.run, traces, progress));
        experiment.keptRequests = request.keptRequests;
        tally("simulate");
        static_cast<sim::ExperimentResult&>(result) =
            GREYSCOPE_TRY(sim::runExperiment(experiment, base::Threads::available(), progress));
    } else {
        result.experiment = GREYSCOPE_TRY(experimentOf(request.run));
    }
    if (request.requests) {
        result.requests = requestsOf(*request.requests, traces, progress);
    }
    if (!request.statements.empty()) {
        result.statements = checkedStatements(request.statements, progress);
    }
    return result;
}

std::string SimulateAnalysis::paperOf(const ScenarioInputs& run) {
    const auto preset = sim::presetNamed(run.preset);
    return preset ? (*preset)->paper : std::string();
}

std::vector<int> SimulateAnalysis::statementsOf(const ScenarioInputs& run) {
    return sim::statementNumbers(paperOf(run));
}

std::size_t SimulateAnalysis::along(const sim::ExperimentResult& result, const SimulateChoices& choices) {
    const auto& factors = result.experiment.factors;
    const auto found = std::ranges::find(factors, choices.along, &sim::Factor::parameter);
    return static_cast<std::size_t>(found == factors.end() ? 0 : found - factors.begin());
}

widgets::PlotSpec SimulateAnalysis::chart(const Shown& shown) {
    const SimulateChoices& choices = shown.study.simulate;
    return widgets::simulatedChart(*shown.result, along(*shown.result, choices), choices.metric,
                                   pointCount(shown.request.run));
}

AnalysisFigures SimulateAnalysis::figures(const Shown& shown, const WantedFigures& wanted) {
    const SimulateResult& result = *shown.result;
    AnalysisFigures all{kPage, conventions(shown.study), remarks(shown.study), {}, false};
    const FigureData data = SimulateAnalysis::data(shown);
    if (shown.request.points && isWanted(wanted, kChart)) {
        all.figures.push_back({kChart, chart(shown), data});
    }
    if (shown.request.points && isWanted(wanted, kShare)) {
        if (widgets::PlotSpec share = widgets::shareChart(result); !share.curves.empty()) {
            all.figures.push_back({kShare, std::move(share), data});
            all.figures.push_back({kShare, widgets::backlogLanes(result), data});
        }
    }
    if (result.requests && isWanted(wanted, kRequests)) {
        if (const auto& found = *result.requests) {
            all.figures.push_back(
                {kRequests, widgets::requestLanes(found->run, found->scenario, found->from, found->to), data});
        } else {
            all.missing = failureText(found.error());
        }
    }
    if (isNamed(wanted, kStatements)) {
        addStatements(all, kStatements, result.statements, data);
        all.missing = result.statements ? all.missing : nothingStated();
    }
    return all;
}

FigureData SimulateAnalysis::data(const Shown& shown) {
    const sim::Experiment& experiment = shown.result->experiment;
    FigureData data;
    if (!experiment.scenario.preset.empty()) {
        data.facts.emplace_back(Words::tr("Scenario"), widgets::presetTitle(experiment.scenario.preset));
    }
    for (const sim::Provenance& each : sim::provenanceOf(experiment.scenario)) {
        const std::string& name = each.parameter->name;
        const bool varies =
            std::ranges::find(experiment.factors, name, &sim::Factor::parameter) != experiment.factors.end();
        if (!varies && (each.value != each.usual || base::contains(kMainParameters, std::string_view(name)))) {
            data.facts.emplace_back(widgets::parameterTitle(name), widgets::levelText(*each.parameter, each.value));
        }
    }
    data.facts.emplace_back(Words::tr("Repeats"),
                            Words::tr("mean of %n runs", nullptr, widgets::counted(experiment.replications)));
    data.facts.emplace_back(Words::tr("Seed"), QString::number(experiment.seed));
    return data;
}

std::vector<Convention> SimulateAnalysis::conventions(const Study& study) {
    if (!study.simulate.chosen()) {
        return {};
    }
    return {{Words::tr("Interval"), Words::tr("Student t, 95 %")},
            {Words::tr("Model"), QString::number(sim::kModelVersion)},
            {Words::tr("Rows"), Words::tr("simulated")}};
}

std::vector<widgets::Remark> SimulateAnalysis::remarks(const Study& study) {
    const ScenarioChoice* chosen = study.simulate.chosen();
    const bool stale = chosen && chosen->run && *chosen->run != chosen->inputs;
    return {{"stale", widgets::Remark::Kind::look,
             stale ? Words::tr("The scenario has changed since these results were calculated.") : QString()}};
}

std::vector<widgets::Table> SimulateAnalysis::tables(const Shown& shown) {
    return {widgets::experimentPoints(*shown.result)};
}

QString SimulateAnalysis::nothingStated() {
    return Words::tr("The paper makes no claims about this testbed that can be checked.");
}

}  // namespace greyscope::app
