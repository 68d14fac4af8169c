#pragma once

#include <cstddef>
#include <vector>

#include "core/relative/breakdown.h"
#include "core/relative/model.h"
#include "widgets/present/table/table.h"

// Tables of the numbers of a relative model, which predicts the ratio of two systems by a tree.
namespace greyscope::widgets {

/// Returns a table with one row for each cell measured on both systems: values, ratio, prediction and error. With
/// repeats, it also has the interval of the ratio.
[[nodiscard]] Table predictedCells(const relative::RelativeResult& result);
/// Returns a table of the mean errors of the tree and of each baseline.
[[nodiscard]] Table modelErrors(const relative::RelativeResult& result);
/// Returns a table of the mean errors of the tree and of the parity baseline (ratio 1 everywhere) for each level of
/// each factor, from errorsByLevel().
[[nodiscard]] Table levelErrorTable(const relative::RelativeResult& result);
/// Returns a table with one row for each scenario: the errors of the tree and its baselines, the smallest one strong,
/// and the published error if there is one. A scenario that could not be run has no numbers.
[[nodiscard]] Table scenarioTable(const std::vector<relative::ScenarioOutcome>& outcomes);
/// Returns a table with one row for each prediction method and one column for each metric; the smallest error of a
/// metric is strong. Further rows give the numbers of leaves and cells.
[[nodiscard]] Table metricTable(const std::vector<relative::ScenarioOutcome>& outcomes);

/// Returns the title of a prediction method by its internal name: "Tree of ratios", "Parity".
[[nodiscard]] QString wayWord(const std::string& way);

}  // namespace greyscope::widgets
