#pragma once

#include "core/sim/experiments/experiment.h"
#include "widgets/present/spec/plot_spec.h"
#include "widgets/present/spec/timeline_spec.h"

namespace greyscope::widgets {

/// The last group's share of the bytes over time, for the first run of each point (at most six points). A dashed line
/// marks the share by weight. Without curves if there is only one group.
[[nodiscard]] PlotSpec shareChart(const sim::ExperimentResult& result);
/// Lanes for the servers: in each time bin, the share of the time in which every group had at least as many requests at
/// the server as the server has slots.
[[nodiscard]] TimelineSpec backlogLanes(const sim::ExperimentResult& result);

}  // namespace greyscope::widgets
