#pragma once

#include <string>
#include <vector>

#include "app/analyses/relative/relative_request.h"
#include "core/base/error.h"
#include "core/base/progress.h"
#include "core/relative/breakdown.h"
#include "core/relative/model.h"

namespace greyscope::app {

/// Stacks the two series of a long or wide table, with all columns that the model needs, and compares them on the cells
/// that both have. Errors: unknownSeries, the reason why a table has no series, and those of relativePerformance().
[[nodiscard]] base::Expected<relative::RelativeResult> runRelative(const RelativeRequest& request,
                                                                   base::Progress& progress);

/// Runs the model for several metrics: of a long table, or, for a wide table, its other series.
struct MetricRequest {
    RelativeRequest pair;
    std::vector<std::string> metrics;
    bool operator==(const MetricRequest&) const = default;
};
[[nodiscard]] base::Expected<std::vector<relative::ScenarioOutcome>> runMetrics(const MetricRequest& request,
                                                                                base::Progress& progress);

/// Reduces the number of folds of each scenario to its number of cells.
void limitFolds(const data::Dataset& dataset, std::vector<relative::PredictionRun>& scenarios);

}  // namespace greyscope::app
