#pragma once

#include <cstddef>
#include <vector>

#include "core/relative/breakdown.h"
#include "core/relative/model.h"
#include "widgets/present/table/table.h"

// The numbers of a relative model.
namespace greyscope::widgets {

/// A row for each cell that both systems have: values, ratio, prediction and error; where there are repeats the
/// interval of the ratio.
[[nodiscard]] Table predictedCells(const relative::RelativeResult& result);
/// The mean error of the tree and of each baseline.
[[nodiscard]] Table modelErrors(const relative::RelativeResult& result);
/// The mean errors of the tree and of parity in the cells of each level of each factor, as errorsByLevel() has them.
[[nodiscard]] Table levelErrorTable(const relative::RelativeResult& result);
/// A row for each scenario: the errors of the tree and its baselines, the least strong, and the printed error where one
/// is. A scenario that could not be run has no numbers.
[[nodiscard]] Table scenarioTable(const std::vector<relative::ScenarioOutcome>& outcomes);
/// The ways to predict against the metrics, the least error of a metric strong; below them leaves and cells.
[[nodiscard]] Table metricTable(const std::vector<relative::ScenarioOutcome>& outcomes);

/// "Tree of ratios", "Parity", by the name that core has.
[[nodiscard]] QString wayWord(const std::string& way);

}  // namespace greyscope::widgets
