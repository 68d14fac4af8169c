#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <vector>

#include "core/base/error.h"
#include "core/base/progress.h"
#include "core/relative/model.h"

namespace greyscope::relative {

/// Mean error of the held-out rows that share one level of one factor.
struct LevelError {
    std::string factor;
    std::string level;
    std::size_t rows = 0;
    double are = 0.0;
};
/// Factors in their order, levels in the order of their first row.
[[nodiscard]] std::vector<LevelError> errorsByLevel(const RatioTable& table, const PredictionErrors& errors);

/// The held-out rows with the largest errors, the worst first; at most `count`, equal ones in the order of the rows.
[[nodiscard]] std::vector<std::size_t> worstRows(const PredictionErrors& errors, std::size_t count);

/// One of many predictions in one run.
struct PredictionRun {
    std::string name;  ///< "1.1-W → 1.2-W"
    RelativeOptions options;
    std::optional<double> published;  ///< error in percent that the source prints, by a protocol of its own
    std::string from = {}, to = {};   ///< the series of a scenario between two of them: "1.1-W"
};

/// What a scenario came to: its errors by the tree and by each baseline, or why it could not be run.
struct ScenarioOutcome {
    std::string name;
    base::Expected<RelativeResult> result;
    std::optional<double> published;
    std::string from = {}, to = {};
    /// The baseline with the least error, where it does better than the tree: then splitting does not help.
    [[nodiscard]] const PredictionErrors* betterBaseline() const;
};

/// Runs every scenario; one that fails does not stop the others. Error: cancelled.
[[nodiscard]] base::Expected<std::vector<ScenarioOutcome>> runScenarios(const data::Dataset& dataset,
                                                                        const std::vector<PredictionRun>& scenarios,
                                                                        base::Progress& progress);

/// The 16 scenarios of P1 table 9 on tables 5-7: W to W, ReW to ReW, R to R and W to ReW, for each of four pairs of
/// cases; each with the error that the table prints. Growth, pruning and validation are those of `model`.
[[nodiscard]] std::vector<PredictionRun> publishedScenarios(const RelativeOptions& model = {});

/// The same prediction of several metrics, one scenario a metric.
[[nodiscard]] std::vector<PredictionRun> scenariosByMetric(const RelativeOptions& options,
                                                           const std::vector<std::string>& metrics);
/// Predictions of several systems from the same one, one scenario a system.
[[nodiscard]] std::vector<PredictionRun> scenariosBySystem(const RelativeOptions& options,
                                                           const std::vector<std::string>& systems);

}  // namespace greyscope::relative
