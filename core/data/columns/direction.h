#pragma once

#include <optional>
#include <string>
#include <vector>

namespace greyscope::data {

/// Whether more of what was measured is better (a throughput) or less (a time).
enum class Better { more, less };

struct Column;

/// The direction of a metric by its name and unit: "MB/s" more, "ns/op" less, "latency_p99" less, "命中率" more. The
/// unit is taken from the name where `unit` is empty. Of several telling words the last one counts ("hit rate", "error
/// rate"); errors and losses are less and their opposites more whatever the unit. None where neither tells.
[[nodiscard]] std::optional<Better> betterOf(const std::string& name, const std::string& unit);
/// As the file states it of the column; otherwise by its name and unit.
[[nodiscard]] std::optional<Better> betterOf(const Column& column);
/// Of columns that measure the same, null ones left out: as their files state it; otherwise by the name and unit of the
/// first. None where two files contradict each other.
[[nodiscard]] std::optional<Better> betterOf(const std::vector<const Column*>& columns);
/// What the files state of these columns; none where none does, or two contradict each other.
[[nodiscard]] std::optional<Better> statedDirection(const std::vector<const Column*>& columns);

}  // namespace greyscope::data
