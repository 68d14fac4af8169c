#pragma once

#include "core/sim/experiments/experiment.h"
#include "widgets/present/spec/plot_spec.h"
#include "widgets/present/spec/timeline_spec.h"

namespace greyscope::widgets {

/// The last group's share of the bytes over time, of the first run of each point (at most six), beside the line of the
/// weights. No curves where there is one group.
[[nodiscard]] PlotSpec shareChart(const sim::ExperimentResult& result);
/// Below it: in how much of each stretch of time every group had as many requests at a server as there are slots.
[[nodiscard]] TimelineSpec backlogLanes(const sim::ExperimentResult& result);

}  // namespace greyscope::widgets
