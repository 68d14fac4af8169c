#pragma once

#include <optional>
#include <string>
#include <vector>

namespace greyscope::data {

/// Returns the factor that converts a number from the unit `from` to the unit `to`: 1024 from "GiB/s" to "MiB/s", 0.001
/// from "us" to "ms". 1 for equal units, known or not. nullopt if they measure different quantities or one is unknown.
/// A kilobyte (KB) is 1000 bytes and a kibibyte (KiB) 1024, as in IEC 80000-13.
[[nodiscard]] std::optional<double> unitFactor(const std::string& from, const std::string& to);

/// Returns the units that can be converted to `unit`, including itself. For "": all known units. For an unknown unit:
/// only itself.
[[nodiscard]] std::vector<std::string> unitsLike(const std::string& unit);

}  // namespace greyscope::data
