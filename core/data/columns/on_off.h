#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace greyscope::data {

/// What a cell says of an option: true of "1", "on", "yes", "true", "enabled", "y", "t"; false of their opposites.
[[nodiscard]] std::optional<bool> onOrOff(std::string_view cell);

/// Whether the two levels of a column are an option on and off.
[[nodiscard]] bool isOption(const std::vector<std::string>& levels);

/// From so many options on they are told shortly, and tell configurations apart.
inline constexpr std::size_t kManyOptions = 3;

}  // namespace greyscope::data
