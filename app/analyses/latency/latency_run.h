#pragma once

#include "app/analyses/latency/latency_request.h"
#include "core/base/error.h"
#include "core/base/progress.h"
#include "widgets/present/latency/latency_result.h"

namespace greyscope::app {

/// Returns the distributions of all runs, their percentiles, and the comparison of two runs. Errors: those of
/// latency::runsOf(); optionOutOfRange for a percentile outside (0, 100); unitsDiffer; tooManySeries; unknownSeries if
/// a run does not exist; optionConflict unless two runs are compared.
[[nodiscard]] base::Expected<widgets::LatencyResult> latenciesOf(const LatencyRequest& request,
                                                                 base::Progress& progress);

}  // namespace greyscope::app
