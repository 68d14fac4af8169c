#pragma once

#include <string>

#include "core/sim/experiment.h"
#include "widgets/present/plot_spec.h"

namespace greyscope::widgets {

/// A metric against one factor: a curve for each combination of the others and each operation, with the intervals of
/// its replications; hollow diamonds where a paper states a value, with its tolerance. `along` is the number of the
/// factor; without factors the points are the operations. `planned`: points that the experiment has in all.
[[nodiscard]] PlotSpec simulatedChart(const sim::ExperimentResult& result, std::size_t along, const std::string& metric,
                                      std::size_t planned);

}  // namespace greyscope::widgets
