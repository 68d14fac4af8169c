#pragma once

#include <variant>
#include <vector>

#include "app/analyses/analysis.h"
#include "app/analyses/latency/latency_request.h"
#include "widgets/present/latency/latency_result.h"
#include "widgets/present/words/words.h"

namespace greyscope::app {

/// The analysis of the Latency page: distributions of latencies, their percentiles with intervals, and two runs
/// compared percentile by percentile.
struct LatencyAnalysis {
    static constexpr const char* kPage = "latency";
    [[nodiscard]] static QString title() { return widgets::Words::tr("Latency"); }
    static constexpr bool kReadsTable = true;
    /// Names of the figures without the page: figureName() puts "latency-" before them.
    static constexpr const char* kCurve = "curve";
    static constexpr const char* kTable = "percentiles";
    static constexpr const char* kShift = "shift";
    static constexpr const char* kHeat = "heat";
    static constexpr const char* kOverTime = "over-time";
    [[nodiscard]] static std::vector<FigureName> figureNames();

    using Request = LatencyRequest;
    using Result = widgets::LatencyResult;
    using Shown = Analysed<Request, Result>;

    /// Returns the tables with latencies, or what the study lacks.
    [[nodiscard]] static std::variant<Request, widgets::Empty> request(const Study& study,
                                                                       const WantedFigures& wanted = {});
    /// Calculates the result by latenciesOf(). Errors: those of latenciesOf().
    [[nodiscard]] static base::Expected<Result> run(const Request& request, base::Progress& progress);
    /// Returns which rows of the tables are left out; called if run() fails.
    [[nodiscard]] static std::vector<TableAccount> accounts(const Request& request, base::Progress& progress);

    [[nodiscard]] static AnalysisFigures figures(const Shown& shown, const WantedFigures& wanted = {});
    [[nodiscard]] static FigureData data(const Shown& shown);
    /// Returns the conventions of the result, such as how intervals are calculated.
    [[nodiscard]] static std::vector<Convention> conventions(const Study& study, const Result* result);
    /// Returns the tables of the result: percentiles and, if two runs are compared, their ratios.
    [[nodiscard]] static std::vector<widgets::Table> tables(const Shown& shown);
};

}  // namespace greyscope::app
