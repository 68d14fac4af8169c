#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <vector>

#include "core/base/error.h"
#include "core/base/progress.h"
#include "core/relative/model.h"

namespace greyscope::relative {

/// The mean error of a prediction over the held-out rows (matched cells) that have one level of one factor.
struct LevelError {
    std::string factor;
    std::string level;
    std::size_t rows = 0;
    double are = 0.0;
};
/// Returns the mean error for each level of each factor: factors in the order of the table, levels in the order of
/// their first row.
[[nodiscard]] std::vector<LevelError> errorsByLevel(const RatioTable& table, const PredictionErrors& errors);

/// Returns the indices of the held-out rows with the largest errors, at most `count`, the worst first; ties in row
/// order.
[[nodiscard]] std::vector<std::size_t> worstRows(const PredictionErrors& errors, std::size_t count);

/// A scenario: one of several predictions of relative performance that are run together.
struct PredictionRun {
    std::string name;  ///< "1.1-W → 1.2-W"
    RelativeOptions options;
    std::optional<double> published;  ///< error in percent that a paper prints for this scenario, found by its own
                                      ///< validation; nullopt if there is none
    std::string from = {}, to = {};   ///< the two series, such as "1.1-W", if the scenario compares series
};

/// The outcome of a PredictionRun: the errors of the tree and of each baseline, or the error that prevented it.
struct ScenarioOutcome {
    std::string name;
    base::Expected<RelativeResult> result;
    std::optional<double> published;
    std::string from = {}, to = {};
    /// Returns the best baseline if its error is smaller than that of the tree, so that the tree does not help;
    /// otherwise nullptr.
    [[nodiscard]] const PredictionErrors* betterBaseline() const;
};

/// Runs the predictions one after the other. If one fails, its outcome is the error, and the others are still run.
/// Error: cancelled.
[[nodiscard]] base::Expected<std::vector<ScenarioOutcome>> runScenarios(const data::Dataset& dataset,
                                                                        const std::vector<PredictionRun>& scenarios,
                                                                        base::Progress& progress);

/// Returns the 16 predictions of P1 table 9, with the errors that the table prints. There are four for each of four
/// pairs of cases: between the operations W to W, ReW to ReW, R to R and W to ReW, whose measurements are in P1 tables
/// 5-7. Growth, pruning and validation are those of `model`.
[[nodiscard]] std::vector<PredictionRun> publishedScenarios(const RelativeOptions& model = {});

/// Returns predictions that differ only in the metric: one for each name in `metrics`.
[[nodiscard]] std::vector<PredictionRun> scenariosByMetric(const RelativeOptions& options,
                                                           const std::vector<std::string>& metrics);
/// Returns predictions of several systems from the same system: one for each system in `systems`.
[[nodiscard]] std::vector<PredictionRun> scenariosBySystem(const RelativeOptions& options,
                                                           const std::vector<std::string>& systems);

}  // namespace greyscope::relative
