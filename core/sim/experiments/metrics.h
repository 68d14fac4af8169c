#pragma once

#include <optional>
#include <span>
#include <string>
#include <vector>

#include "core/sim/run.h"

namespace greyscope::sim {

/// A number calculated for a phase of a run.
struct Metric {
    std::string name;  ///< with its unit: "throughput_mb_s"
    std::string unit;
    double (*of)(const RunResult&, const PhaseResult&) = nullptr;
    bool ofGroups = false;  ///< only meaningful if there are several groups
};

/// Returns all metrics. To add a metric, add its line in the .cpp file.
[[nodiscard]] const std::vector<Metric>& metrics();
/// Returns the metric with this name, or nullptr.
[[nodiscard]] const Metric* metricNamed(const std::string& name);

/// A mean and the half-width of its 95 % t interval; nullopt for a single value.
struct MeanInterval {
    double mean = 0.0;
    std::optional<double> halfWidth;
};
[[nodiscard]] MeanInterval intervalOf(std::span<const double> values);

}  // namespace greyscope::sim
