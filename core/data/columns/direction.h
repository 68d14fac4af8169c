#pragma once

#include <optional>
#include <string>
#include <vector>

namespace greyscope::data {

/// The direction of a metric: whether more is better (a throughput) or less (a time).
enum class Better { more, less };

struct Column;

/// The direction of a metric inferred from its name and unit: "MB/s" more, "ns/op" less, "latency_p99" less, "命中率"
/// more. If `unit` is empty, the unit in the name is used. If several words give a direction, the last one counts ("hit
/// rate", "error rate"). Errors and losses are less, and their opposites more, whatever the unit. nullopt if neither
/// name nor unit gives a direction.
[[nodiscard]] std::optional<Better> betterOf(const std::string& name, const std::string& unit);
/// The direction stated in the file for the column, otherwise inferred from its name and unit.
[[nodiscard]] std::optional<Better> betterOf(const Column& column);
/// The direction of columns that measure the same quantity; null columns are ignored. As stated in their files,
/// otherwise inferred from the name and unit of the first column. nullopt if two files contradict each other.
[[nodiscard]] std::optional<Better> betterOf(const std::vector<const Column*>& columns);
/// The direction stated in the files of these columns; nullopt if none states one or two contradict each other.
[[nodiscard]] std::optional<Better> statedDirection(const std::vector<const Column*>& columns);

}  // namespace greyscope::data
