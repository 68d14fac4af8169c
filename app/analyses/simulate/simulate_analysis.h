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

/// The requests of the first run of a scenario as it is set, without what it varies.
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

/// What is asked of a scenario that was run.
struct SimulateRequest {
    ScenarioInputs run;
    std::size_t finished = 0;  ///< runs that a page has; it shows the points that are done
    bool points = true;        ///< all that is varied
    std::optional<RequestsAsked> requests = {};
    std::vector<int> statements = {};  ///< of these numbers
    bool operator==(const SimulateRequest&) const = default;
};

/// The points, and what was asked for beside them: a failure there leaves the points as they are.
struct SimulateResult : sim::ExperimentResult {
    std::optional<base::Expected<RequestsFound>> requests = {};
    std::optional<base::Expected<std::vector<sim::Statement>>> statements = {};
};

/// What if: a scenario, what is varied in it, and what comes of it.
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
    /// The parameters that a sentence about a scenario names.
    static constexpr std::array<std::string_view, 5> kMainParameters{
        "workload.clients", "scheduler.weights", "workload.operation", "workload.pattern", "scheduler.policy"};

    using Request = SimulateRequest;
    using Result = SimulateResult;
    using Shown = Analysed<Request, Result>;

    [[nodiscard]] static std::variant<Request, widgets::Empty> request(const Study& study, const WantedFigures& wanted);
    /// Errors: those of runnableOf() and sim::runExperiment().
    [[nodiscard]] static base::Expected<Result> run(const Request& request, base::Progress& progress);
    /// What is asked for beside these points.
    [[nodiscard]] static Result withDetails(sim::ExperimentResult points, const Request& request,
                                            base::Progress& progress);
    /// The paper whose testbed a scenario begins with; "" where it is of none.
    [[nodiscard]] static std::string paperOf(const ScenarioInputs& run);
    /// The numbers of the paper's statements that can be checked; empty where it states nothing.
    [[nodiscard]] static std::vector<int> statementsOf(const ScenarioInputs& run);
    /// The factor on the horizontal axis, by its number.
    [[nodiscard]] static std::size_t along(const sim::ExperimentResult& result, const SimulateChoices& choices);
    [[nodiscard]] static widgets::PlotSpec chart(const Shown& shown);

    [[nodiscard]] static AnalysisFigures figures(const Shown& shown, const WantedFigures& wanted);
    /// The scenario that was run: its preset, its main parameters and every parameter that was changed.
    [[nodiscard]] static FigureData data(const Shown& shown);
    [[nodiscard]] static std::vector<Convention> conventions(const Study& study);
    [[nodiscard]] static std::vector<widgets::Remark> remarks(const Study& study);
    /// The means at each point.
    [[nodiscard]] static std::vector<widgets::Table> tables(const Shown& shown);
    /// Why nothing can be checked of a scenario without statements.
    [[nodiscard]] static QString nothingStated();
};

}  // namespace greyscope::app
