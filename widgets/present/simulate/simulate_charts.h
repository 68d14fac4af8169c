#pragma once

#include <cstddef>
#include <string>
#include <vector>

#include "core/sim/experiments/experiment.h"
#include "widgets/present/spec/plot_spec.h"

namespace greyscope::widgets {

/// A curve of a simulated chart: the points of the experiment that it connects, in their order along the axis.
struct SimulatedCurve {
    QString name;
    std::size_t phase = 0, colour = 0;
    std::vector<std::size_t> points;
};
/// Returns the curves of a chart along the factor with index `along`: one for each combination of the other factors'
/// levels and each operation.
[[nodiscard]] std::vector<SimulatedCurve> simulatedCurves(const sim::ExperimentResult& result, std::size_t along);
/// Returns the level of a point of the experiment along a factor. Without factors, returns the title of the scenario.
[[nodiscard]] QString simulatedPlace(const sim::ExperimentResult& result, std::size_t along, std::size_t point);

/// Returns a chart of a metric against the factor with index `along`. There is a curve for each combination of the
/// other factors' levels and each operation, with intervals from the repeated runs. Hollow diamonds mark values that a
/// paper states, with their tolerances. Without factors, the points are the operations. `planned` is the total number
/// of points of the experiment, some of which may not be simulated yet.
[[nodiscard]] PlotSpec simulatedChart(const sim::ExperimentResult& result, std::size_t along, const std::string& metric,
                                      std::size_t planned);

}  // namespace greyscope::widgets
