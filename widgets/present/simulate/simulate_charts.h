#pragma once

#include <cstddef>
#include <string>
#include <vector>

#include "core/sim/experiments/experiment.h"
#include "widgets/present/spec/plot_spec.h"

namespace greyscope::widgets {

/// The points of an experiment that a curve is through, in the order along its axis.
struct SimulatedCurve {
    QString name;
    std::size_t phase = 0, colour = 0;
    std::vector<std::size_t> points;
};
/// A curve for each combination of the other factors and each operation.
[[nodiscard]] std::vector<SimulatedCurve> simulatedCurves(const sim::ExperimentResult& result, std::size_t along);
/// What a point is along the factor: its level, or the scenario without factors.
[[nodiscard]] QString simulatedPlace(const sim::ExperimentResult& result, std::size_t along, std::size_t point);

/// A metric against one factor: a curve for each combination of the others and each operation, with the intervals of
/// its replications; hollow diamonds where a paper states a value, with its tolerance. `along` is the number of the
/// factor; without factors the points are the operations. `planned`: points that the experiment has in all.
[[nodiscard]] PlotSpec simulatedChart(const sim::ExperimentResult& result, std::size_t along, const std::string& metric,
                                      std::size_t planned);

}  // namespace greyscope::widgets
