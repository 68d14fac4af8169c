#pragma once

#include <cstddef>
#include <vector>

#include "core/relative/breakdown.h"
#include "core/relative/model.h"
#include "widgets/present/table/table.h"

// The numbers of a relative model as tables.
namespace greyscope::widgets {

/// One row for each cell measured on both systems: values, ratio, prediction and error; with repeats, the interval of
/// the ratio.
[[nodiscard]] Table predictedCells(const relative::RelativeResult& result);
/// The mean errors of the tree and of each baseline.
[[nodiscard]] Table modelErrors(const relative::RelativeResult& result);
/// The mean errors of the tree and of parity for each level of each factor, from errorsByLevel().
[[nodiscard]] Table levelErrorTable(const relative::RelativeResult& result);
/// One row for each scenario: the errors of the tree and its baselines, the least one strong, and the printed error if
/// there is one. A scenario that could not be run has no numbers.
[[nodiscard]] Table scenarioTable(const std::vector<relative::ScenarioOutcome>& outcomes);
/// The prediction methods against the metrics, the least error of a metric strong; the numbers of leaves and cells
/// below.
[[nodiscard]] Table metricTable(const std::vector<relative::ScenarioOutcome>& outcomes);

/// The title of a prediction method by its name in core: "Tree of ratios", "Parity".
[[nodiscard]] QString wayWord(const std::string& way);

}  // namespace greyscope::widgets
