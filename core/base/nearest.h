#pragma once

#include <cstddef>
#include <string>
#include <vector>

namespace greyscope::base {

/// The choices to name beside an unknown `name`: all of them in their order where there are at most `limit`, otherwise
/// the `limit` that need the fewest edits (insert, delete, replace, letter case ignored) to become `name`, nearest
/// first. Joined with ", ".
[[nodiscard]] std::string nearestChoices(const std::string& name, const std::vector<std::string>& choices,
                                         std::size_t limit = 8);

}  // namespace greyscope::base
