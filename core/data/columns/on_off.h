#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace greyscope::data {

/// The state of an option in a cell: true for "1", "on", "yes", "true", "enabled", "y", "t"; false for their opposites;
/// nullopt for other text.
[[nodiscard]] std::optional<bool> onOrOff(std::string_view cell);

/// Whether the two levels of a column are the on and off states of an option.
[[nodiscard]] bool isOption(const std::vector<std::string>& levels);

/// Minimum number of options for which configurations are named briefly and treated as what distinguishes rows.
inline constexpr std::size_t kManyOptions = 3;

}  // namespace greyscope::data
