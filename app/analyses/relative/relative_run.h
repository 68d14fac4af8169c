#pragma once

#include <string>
#include <vector>

#include "app/analyses/relative/relative_request.h"
#include "core/base/error.h"
#include "core/base/progress.h"
#include "core/relative/breakdown.h"
#include "core/relative/model.h"

namespace greyscope::app {

/// Calculates the prediction for a pair: stacks the two series, with all columns that the model needs, and compares
/// them on the cells that both have. Errors: unknownSeries, the reason why a table has no series, and those of
/// relativePerformance().
[[nodiscard]] base::Expected<relative::RelativeResult> runRelative(const RelativeRequest& request,
                                                                   base::Progress& progress);

/// A request to run the model of a pair for several metrics: metric columns of a long table, or other series of a wide
/// table.
struct MetricRequest {
    RelativeRequest pair;
    std::vector<std::string> metrics;
    bool operator==(const MetricRequest&) const = default;
};
[[nodiscard]] base::Expected<std::vector<relative::ScenarioOutcome>> runMetrics(const MetricRequest& request,
                                                                                base::Progress& progress);

}  // namespace greyscope::app
