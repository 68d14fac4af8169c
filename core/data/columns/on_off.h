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

/// Number of on/off columns from which a table is considered a comparison of configurations: these columns then
/// distinguish its series, and series names show them as symbols instead of words.
inline constexpr std::size_t kManyOptions = 3;

}  // namespace greyscope::data
