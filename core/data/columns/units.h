#pragma once

#include <optional>
#include <string>
#include <vector>

namespace greyscope::data {

/// What a number in unit `from` is multiplied by to stand in unit `to`: 1024 from "GiB/s" to "MiB/s", 0.001 from "us"
/// to "ms". 1 for equal units, whatever they are; none where they measure different things or one of them is not
/// known. A kilobyte (KB) is 1000 bytes, a kibibyte (KiB) 1024, as IEC 80000-13 has it.
[[nodiscard]] std::optional<double> unitFactor(const std::string& from, const std::string& to);

/// Units that measure what this one does, itself among them; all that are known for "", and nothing but itself for one
/// that is not.
[[nodiscard]] std::vector<std::string> unitsLike(const std::string& unit);

}  // namespace greyscope::data
