#pragma once

#include <optional>
#include <span>
#include <string>
#include <vector>

#include "core/sim/run.h"

namespace greyscope::sim {

/// A metric of the simulation: a number that is calculated for each phase of a run.
struct Metric {
    std::string name;  ///< name with the unit: "throughput_mb_s"
    std::string unit;
    double (*of)(const RunResult&, const PhaseResult&) = nullptr;
    bool ofGroups = false;  ///< whether it is only meaningful if there are several groups of clients
};

/// Returns all metrics of the simulation. To add a metric, add its line in the .cpp file.
[[nodiscard]] const std::vector<Metric>& metrics();
/// Returns the metric with this name, or nullptr.
[[nodiscard]] const Metric* metricNamed(const std::string& name);

/// A mean over replications with the half-width of its 95 % t interval, which is nullopt for a single value.
struct MeanInterval {
    double mean = 0.0;
    std::optional<double> halfWidth;
};
/// Returns the mean of values with its interval.
[[nodiscard]] MeanInterval intervalOf(std::span<const double> values);

}  // namespace greyscope::sim
