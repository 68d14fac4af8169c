#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "app/analyses/analysis.h"
#include "app/scenario/trace_shelf.h"
#include "core/sim/experiments/experiment.h"
#include "core/sim/statements/statements.h"
#include "widgets/present/words/words.h"

namespace greyscope::app {

/// Asks for the I/O requests in the first run of a scenario, with its parameters as set and without varying its
/// factors.
struct RequestsAsked {
    ScenarioInputs run;
    double from = 0.0, span = 0.0;  ///< the time window of the I/O requests, in s
    bool operator==(const RequestsAsked&) const = default;
};
struct RequestsFound {
    sim::Scenario scenario;
    sim::RunResult run;
    double from = 0.0, to = 0.0;  ///< the time window that was found, in s
};
/// Simulates the first run of a scenario and returns its I/O requests in the time window. Errors: those of runnableOf()
/// and sim::simulate().
[[nodiscard]] base::Expected<RequestsFound> requestsOf(const RequestsAsked& asked, TraceShelf& traces,
                                                       base::Progress& progress);

/// Everything that the results of the Simulate page depend on.
struct SimulateRequest {
    ScenarioInputs run;
    /// Number of runs that have finished. The page shows only points whose runs are complete, so a higher number
    /// requires a new result.
    std::size_t finished = 0;
    bool points = true;  ///< whether the points (all combinations of the factors) are calculated
    std::optional<RequestsAsked> requests = {};
    std::vector<int> statements = {};                 ///< numbers of the statements to check
    std::shared_ptr<const access::Trace> trace = {};  ///< the trace of `run` if it has been read; null: read its file
    std::uint64_t keptRequests = 0;                   ///< number of I/O requests that the first run of the points keeps
    bool operator==(const SimulateRequest&) const = default;
};

/// The simulated points, and the further results that were requested. If one of the latter fails, the points are still
/// shown.
struct SimulateResult : sim::ExperimentResult {
    std::optional<base::Expected<RequestsFound>> requests = {};
    std::optional<base::Expected<std::vector<sim::Statement>>> statements = {};
};

/// The analysis of the Simulate page ("what if"): a scenario, the parameters that vary, and the simulated results.
struct SimulateAnalysis {
    static constexpr const char* kPage = "simulate";
    [[nodiscard]] static QString title() { return widgets::Words::tr("Simulate"); }
    static constexpr bool kReadsTable = false;
    /// Names of the figures without the page: figureName() puts "simulate-" before them.
    static constexpr const char* kChart = "simulated";
    static constexpr const char* kShare = "share-over-time";
    static constexpr const char* kRequests = "requests";
    static constexpr const char* kStatements = "statements";
    [[nodiscard]] static std::vector<FigureName> figureNames();
    /// Keys of the parameters that a sentence about a scenario always contains.
    static constexpr std::array<std::string_view, 5> kMainParameters{
        "workload.clients", "scheduler.weights", "workload.operation", "workload.pattern", "scheduler.policy"};

    using Request = SimulateRequest;
    using Result = SimulateResult;
    using Shown = Analysed<Request, Result>;

    [[nodiscard]] static std::variant<Request, widgets::Empty> request(const Study& study, const WantedFigures& wanted);
    /// Runs the simulation. Errors: those of runnableOf() and sim::runExperiment().
    [[nodiscard]] static base::Expected<Result> run(const Request& request, base::Progress& progress);
    /// Returns the key of the paper on whose system the scenario is based; "" if there is none.
    [[nodiscard]] static std::string paperOf(const ScenarioInputs& run);
    /// Returns the numbers of the statements that can be checked of the paper on whose system the scenario is based;
    /// empty if there are none.
    [[nodiscard]] static std::vector<int> statementsOf(const ScenarioInputs& run);
    /// Returns the index of the factor that is on the horizontal axis of the chart.
    [[nodiscard]] static std::size_t along(const sim::ExperimentResult& result, const SimulateChoices& choices);
    [[nodiscard]] static widgets::PlotSpec chart(const Shown& shown);

    [[nodiscard]] static AnalysisFigures figures(const Shown& shown, const WantedFigures& wanted);
    /// Returns a description of the scenario that was run: its preset, its main parameters and every changed parameter.
    [[nodiscard]] static FigureData data(const Shown& shown);
    [[nodiscard]] static std::vector<Convention> conventions(const Study& study);
    [[nodiscard]] static std::vector<widgets::Remark> remarks(const Study& study);
    /// Returns the table of the mean results at each point.
    [[nodiscard]] static std::vector<widgets::Table> tables(const Shown& shown);
    /// Returns the text that is shown for a scenario without statements: there is nothing to check.
    [[nodiscard]] static QString nothingStated();
};

}  // namespace greyscope::app
