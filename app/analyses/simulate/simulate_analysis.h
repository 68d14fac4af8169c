#pragma once

#include <array>
#include <cstddef>
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

/// A request for the requests of a scenario's first run, with its parameters as set and without its factors.
struct RequestsAsked {
    ScenarioInputs run;
    double from = 0.0, span = 0.0;  ///< s
    bool operator==(const RequestsAsked&) const = default;
};
struct RequestsFound {
    sim::Scenario scenario;
    sim::RunResult run;
    double from = 0.0, to = 0.0;  ///< s
};
/// Errors: those of runnableOf() and sim::simulate().
[[nodiscard]] base::Expected<RequestsFound> requestsOf(const RequestsAsked& asked, TraceShelf& traces,
                                                       base::Progress& progress);

/// The request for a scenario that was run.
struct SimulateRequest {
    ScenarioInputs run;
    std::size_t finished = 0;  ///< number of finished runs of the page, which shows the completed points
    bool points = true;        ///< calculate all combinations of the factors
    std::optional<RequestsAsked> requests = {};
    std::vector<int> statements = {};  ///< numbers of the statements to check
    bool operator==(const SimulateRequest&) const = default;
};

/// The points and the further results; if one of the latter fails, the points are still shown.
struct SimulateResult : sim::ExperimentResult {
    std::optional<base::Expected<RequestsFound>> requests = {};
    std::optional<base::Expected<std::vector<sim::Statement>>> statements = {};
};

/// What if: a scenario, the parameters that vary, and the simulated results.
struct SimulateAnalysis {
    static constexpr const char* kPage = "simulate";
    [[nodiscard]] static QString title() { return widgets::Words::tr("Simulate"); }
    static constexpr bool kReadsTable = false;
    /// Ends of the names of its figures.
    static constexpr const char* kChart = "simulated";
    static constexpr const char* kShare = "share-over-time";
    static constexpr const char* kRequests = "requests";
    static constexpr const char* kStatements = "statements";
    [[nodiscard]] static std::vector<FigureName> figureNames();
    /// The parameters that a sentence on a scenario contains.
    static constexpr std::array<std::string_view, 5> kMainParameters{
        "workload.clients", "scheduler.weights", "workload.operation", "workload.pattern", "scheduler.policy"};

    using Request = SimulateRequest;
    using Result = SimulateResult;
    using Shown = Analysed<Request, Result>;

    [[nodiscard]] static std::variant<Request, widgets::Empty> request(const Study& study, const WantedFigures& wanted);
    /// Errors: those of runnableOf() and sim::runExperiment().
    [[nodiscard]] static base::Expected<Result> run(const Request& request, base::Progress& progress);
    /// Returns the points with the requested further results.
    [[nodiscard]] static Result withDetails(sim::ExperimentResult points, const Request& request,
                                            base::Progress& progress);
    /// Returns the paper whose system the scenario is based on; "" if none.
    [[nodiscard]] static std::string paperOf(const ScenarioInputs& run);
    /// Returns the numbers of the paper's statements that can be checked; empty if there are none.
    [[nodiscard]] static std::vector<int> statementsOf(const ScenarioInputs& run);
    /// Returns the index of the factor on the horizontal axis.
    [[nodiscard]] static std::size_t along(const sim::ExperimentResult& result, const SimulateChoices& choices);
    [[nodiscard]] static widgets::PlotSpec chart(const Shown& shown);

    [[nodiscard]] static AnalysisFigures figures(const Shown& shown, const WantedFigures& wanted);
    /// Returns the scenario that was run: its preset, its main parameters and every changed parameter.
    [[nodiscard]] static FigureData data(const Shown& shown);
    [[nodiscard]] static std::vector<Convention> conventions(const Study& study);
    [[nodiscard]] static std::vector<widgets::Remark> remarks(const Study& study);
    /// Returns the table of the means at each point.
    [[nodiscard]] static std::vector<widgets::Table> tables(const Shown& shown);
    /// Returns the text for a scenario without statements: nothing can be checked.
    [[nodiscard]] static QString nothingStated();
};

}  // namespace greyscope::app
