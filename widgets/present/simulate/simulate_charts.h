#pragma once

#include <cstddef>
#include <string>
#include <vector>

#include "core/sim/experiments/experiment.h"
#include "widgets/present/spec/plot_spec.h"

namespace greyscope::widgets {

/// The points of an experiment that one curve connects, in the order along its axis.
struct SimulatedCurve {
    QString name;
    std::size_t phase = 0, colour = 0;
    std::vector<std::size_t> points;
};
/// One curve for each combination of the other factors and each operation.
[[nodiscard]] std::vector<SimulatedCurve> simulatedCurves(const sim::ExperimentResult& result, std::size_t along);
/// The level of a point along a factor; without factors the scenario.
[[nodiscard]] QString simulatedPlace(const sim::ExperimentResult& result, std::size_t along, std::size_t point);

/// A metric against one factor: a curve for each combination of the other factors and each operation, with intervals
/// from replications. Hollow diamonds mark values stated by a paper, with their tolerances. `along` is the index of the
/// factor; without factors the points are the operations. `planned` is the total number of points of the experiment.
[[nodiscard]] PlotSpec simulatedChart(const sim::ExperimentResult& result, std::size_t along, const std::string& metric,
                                      std::size_t planned);

}  // namespace greyscope::widgets
