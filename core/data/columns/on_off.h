#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace greyscope::data {

/// Returns the state of an option that a cell contains: true for "1", "on", "yes", "true", "enabled", "y", "t"; false
/// for their opposites; nullopt for other text.
[[nodiscard]] std::optional<bool> onOrOff(std::string_view cell);

/// Whether a column with these levels is an option: it has two levels, which mean on and off.
[[nodiscard]] bool isOption(const std::vector<std::string>& levels);

/// Minimum number of on/off columns for which the rows of a table count as configurations: these columns distinguish
/// the rows, and names show them briefly.
inline constexpr std::size_t kManyOptions = 3;

}  // namespace greyscope::data
