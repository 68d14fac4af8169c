#pragma once

#include "core/sim/experiments/experiment.h"
#include "widgets/present/spec/plot_spec.h"
#include "widgets/present/spec/timeline_spec.h"

namespace greyscope::widgets {

/// Returns a chart of the share of the bytes that the last client group gets over time. It shows the first run of each
/// point, for at most six points. A dashed line marks the share by weight. Without curves if there is only one group.
[[nodiscard]] PlotSpec shareChart(const sim::ExperimentResult& result);
/// Returns a lane for each server, divided into time bins. A bin shows for which share of its time every client group
/// had at least as many requests at the server as the server has slots.
[[nodiscard]] TimelineSpec backlogLanes(const sim::ExperimentResult& result);

}  // namespace greyscope::widgets
