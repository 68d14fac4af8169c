#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <vector>

#include "core/base/error.h"
#include "core/base/progress.h"
#include "core/relative/model.h"

namespace greyscope::relative {

/// Mean error of the held-out rows that have one level of one factor.
struct LevelError {
    std::string factor;
    std::string level;
    std::size_t rows = 0;
    double are = 0.0;
};
/// Returns the errors in the order of the factors, with levels in the order of their first row.
[[nodiscard]] std::vector<LevelError> errorsByLevel(const RatioTable& table, const PredictionErrors& errors);

/// Returns the held-out rows with the largest errors, the worst first: at most `count`, ties in row order.
[[nodiscard]] std::vector<std::size_t> worstRows(const PredictionErrors& errors, std::size_t count);

/// One of several predictions that are run together.
struct PredictionRun {
    std::string name;  ///< "1.1-W → 1.2-W"
    RelativeOptions options;
    std::optional<double> published;  ///< error in percent that the source prints, determined by its own protocol
    std::string from = {}, to = {};   ///< the two series, if the scenario compares series: "1.1-W"
};

/// The outcome of a scenario: the errors of the tree and of each baseline, or why it could not be run.
struct ScenarioOutcome {
    std::string name;
    base::Expected<RelativeResult> result;
    std::optional<double> published;
    std::string from = {}, to = {};
    /// Returns the baseline with the smallest error if that error is smaller than the tree's, so that splitting does
    /// not help; otherwise nullptr.
    [[nodiscard]] const PredictionErrors* betterBaseline() const;
};

/// Runs every scenario; a scenario that fails does not stop the others. Error: cancelled.
[[nodiscard]] base::Expected<std::vector<ScenarioOutcome>> runScenarios(const data::Dataset& dataset,
                                                                        const std::vector<PredictionRun>& scenarios,
                                                                        base::Progress& progress);

/// Returns the 16 scenarios of P1 table 9 on tables 5-7: W to W, ReW to ReW, R to R and W to ReW, for each of four
/// pairs of cases, with the errors that the table prints. Growth, pruning and validation are those of `model`.
[[nodiscard]] std::vector<PredictionRun> publishedScenarios(const RelativeOptions& model = {});

/// Returns the same prediction for several metrics, one scenario per metric.
[[nodiscard]] std::vector<PredictionRun> scenariosByMetric(const RelativeOptions& options,
                                                           const std::vector<std::string>& metrics);
/// Returns predictions of several systems from the same system, one scenario per predicted system.
[[nodiscard]] std::vector<PredictionRun> scenariosBySystem(const RelativeOptions& options,
                                                           const std::vector<std::string>& systems);

}  // namespace greyscope::relative
