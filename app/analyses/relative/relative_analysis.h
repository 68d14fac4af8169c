#pragma once

#include <QString>

#include <optional>
#include <string>
#include <variant>
#include <vector>

#include "app/analyses/analysis.h"
#include "app/analyses/next/next_analysis.h"
#include "app/analyses/relative/relative_figures.h"
#include "app/analyses/relative/relative_run.h"
#include "app/analyses/scenarios/scenarios_analysis.h"
#include "widgets/present/words/words.h"

namespace greyscope::app {

/// A request for the prediction of one series from another, and for further results about the same pair.
struct RelativeAsked {
    RelativeRequest pair;
    std::optional<MetricRequest> metrics = {};
    std::optional<ScenariosRequest> scenarios = {};
    std::optional<NextRequest> next = {};
    bool operator==(const RelativeAsked&) const = default;
};

/// The results for a pair, and the further results that were requested. If one of the latter fails, the pair is still
/// shown. Without a pair, `result` is null and only the further results are shown.
struct RelativeShown : RelativeFigures {
    std::optional<base::Expected<std::vector<relative::ScenarioOutcome>>> metrics = {};
    std::optional<base::Expected<ScenariosAnalysis::Result>> scenarios = {};
    std::optional<base::Expected<NextAnalysis::Result>> next = {};
};

/// The analysis of the Relative page: predicts one series from another with a tree of their ratios. It shows the tree,
/// its errors, and the cells.
struct RelativeAnalysis {
    static constexpr const char* kPage = "relative";
    [[nodiscard]] static QString title() { return widgets::Words::tr("Relative"); }
    static constexpr bool kReadsTable = true;
    /// Names of the figures without the page: figureName() puts "relative-" before them.
    static constexpr const char* kTree = "ratio-of-two-series";
    static constexpr const char* kGrid = "factor-grid-cut-by-the-tree";
    static constexpr const char* kCurve = "does-splitting-help";
    static constexpr const char* kLevels = "error-by-factor-level";
    static constexpr const char* kWorst = "worst-cells";
    static constexpr const char* kMetrics = "errors-of-every-metric";
    static constexpr const char* kScenarios = "scenarios";
    static constexpr const char* kCounts = "how-the-cells-were-matched";
    static constexpr const char* kRemainder = "without-a-partner-or-repeated";
    static constexpr const char* kNextList = "measure-next";
    static constexpr const char* kNextGrid = "measure-next-grid";
    static constexpr const char* kNextCurve = "does-choosing-help";
    [[nodiscard]] static std::vector<FigureName> figureNames();

    using Request = RelativeAsked;
    using Result = RelativeShown;
    using Shown = Analysed<Request, Result>;

    [[nodiscard]] static std::variant<Request, widgets::Empty> request(const Study& study, const SeriesCatalog& catalog,
                                                                       const WantedFigures& wanted);
    /// Returns the request that predicts `pair` for every metric of the study's active table; without metrics for a
    /// wide table.
    [[nodiscard]] static MetricRequest metricsOf(const RelativeRequest& pair, const Study& study);
    /// Calculates the prediction and the further results. Errors: those of runRelative().
    [[nodiscard]] static base::Expected<Result> run(const Request& request, base::Progress& progress);
    /// Returns `result` completed by the further results that `request` contains and `result` lacks.
    [[nodiscard]] static Result withDetails(Result result, const Request& request, base::Progress& progress);

    [[nodiscard]] static AnalysisFigures figures(const Shown& shown, const WantedFigures& wanted);
    [[nodiscard]] static FigureData data(const Shown& shown);
    /// Returns the conventions of the prediction. `result` may be null; conventions that depend on a result are then
    /// omitted.
    [[nodiscard]] static std::vector<Convention> conventions(const Study& study, const Result* result);
    /// Returns the remarks in the order in which they are shown. A remark that does not apply to this result has an
    /// empty text.
    [[nodiscard]] static std::vector<widgets::Remark> remarks(const relative::RelativeResult& result,
                                                              const widgets::RelativeNames& names);
    /// Returns the tables of cells, errors and errors by level for the pair; also those of metrics, scenarios and cells
    /// to measure next, if they were requested.
    [[nodiscard]] static std::vector<widgets::Table> tables(const Shown& shown);
};

}  // namespace greyscope::app
