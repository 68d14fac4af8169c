#pragma once

#include <map>
#include <string>

namespace greyscope::app {

/// Counts a calculation or a reading that has begun, by its name: tests ask whether a command does anything twice.
void tally(const std::string& what);
/// All that was counted since this was asked last.
[[nodiscard]] std::map<std::string, int> takeTally();

}  // namespace greyscope::app
