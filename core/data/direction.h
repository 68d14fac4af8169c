#pragma once

#include <optional>
#include <string>

namespace greyscope::data {

/// Whether more of what was measured is better (a throughput) or less (a time).
enum class Better { more, less };

/// The direction of a metric by its name and unit: "MB/s" more, "ns/op" less, "latency_p99" less, "命中率" more. The
/// unit is taken from the name where `unit` is empty. Of several telling words the last one counts ("hit rate", "error
/// rate"); errors and losses are less and their opposites more whatever the unit. None where neither tells.
[[nodiscard]] std::optional<Better> betterOf(const std::string& name, const std::string& unit);

}  // namespace greyscope::data
