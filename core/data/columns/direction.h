#pragma once

#include <optional>
#include <string>
#include <vector>

namespace greyscope::data {

/// The direction of a metric: whether more is better, as for a throughput, or less, as for a time.
enum class Better { more, less };

struct Column;

/// Infers the direction of a metric (whether more or less is better) from its name and unit: "MB/s" more, "ns/op" less,
/// "latency_p99" less, "命中率" more. If `unit` is empty, the unit in the name is used. If several words give a
/// direction, the last one counts ("hit rate", "error rate"). Errors and losses are less, and their opposites more,
/// whatever the unit. nullopt if neither name nor unit gives a direction.
[[nodiscard]] std::optional<Better> betterOf(const std::string& name, const std::string& unit);
/// Returns the direction of a column: as stated in its file, otherwise inferred from its name and unit.
[[nodiscard]] std::optional<Better> betterOf(const Column& column);
/// Returns the common direction of columns that measure the same quantity; null columns are ignored. It is the one
/// stated in their files, otherwise it is inferred from the name and unit of the first column. nullopt if two files
/// contradict each other.
[[nodiscard]] std::optional<Better> betterOf(const std::vector<const Column*>& columns);
/// Returns the direction that the files of these columns state; nullopt if none states one or two contradict each
/// other.
[[nodiscard]] std::optional<Better> statedDirection(const std::vector<const Column*>& columns);

}  // namespace greyscope::data
