#pragma once

#include <string>
#include <vector>

#include "core/sim/experiment.h"
#include "core/sim/statements.h"
#include "widgets/present/lane_spec.h"
#include "widgets/present/plot_spec.h"

namespace greyscope::widgets {

/// The place of a statement among what is lit together.
[[nodiscard]] Link statementLink(int number);

/// A metric against one factor: a curve for each combination of the others and each operation, with the intervals of
/// its replications; hollow diamonds where a paper states a value, with its tolerance. `along` is the number of the
/// factor; without factors the points are the operations. `planned`: points that the experiment has in all.
[[nodiscard]] PlotSpec simulatedChart(const sim::ExperimentResult& result, std::size_t along, const std::string& metric,
                                      std::size_t planned);

/// The last group's share of the bytes over time, of the first run of each point (at most six), beside the line of the
/// weights. No curves where there is one group.
[[nodiscard]] PlotSpec shareChart(const sim::ExperimentResult& result);
/// Below it: in how much of each stretch of time every group had as many requests at a server as there are slots.
[[nodiscard]] LaneSpec backlogLanes(const sim::ExperimentResult& result);

/// The requests at each server that were there between two times (s): a line while one waits for a slot, pale while it
/// holds one, full while the disk is at it.
[[nodiscard]] LaneSpec requestLanes(const sim::RunResult& run, const sim::Scenario& scenario, double from, double to);
/// What became of one request, in words, and its tags.
[[nodiscard]] QString requestText(const sim::RequestRecord& request, const sim::Scenario& scenario);

}  // namespace greyscope::widgets
