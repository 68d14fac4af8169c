#pragma once

#include <optional>
#include <span>
#include <string>
#include <vector>

#include "core/sim/run.h"

namespace greyscope::sim {

/// A number that a phase of a run comes to.
struct Metric {
    std::string name;  ///< with its unit: "throughput_mb_s"
    std::string unit;
    double (*of)(const RunResult&, const PhaseResult&) = nullptr;
    bool ofGroups = false;  ///< means something only where there are several groups
};

/// All of them; to add one, add its line there.
[[nodiscard]] const std::vector<Metric>& metrics();
/// nullptr where there is none of that name.
[[nodiscard]] const Metric* metricNamed(const std::string& name);

/// A mean and how far the true one is from it at the most, in 95 of 100 cases: Student's t. No width of one value.
struct MeanInterval {
    double mean = 0.0;
    std::optional<double> halfWidth;
};
[[nodiscard]] MeanInterval intervalOf(std::span<const double> values);

}  // namespace greyscope::sim
