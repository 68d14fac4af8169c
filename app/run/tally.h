#pragma once

#include <map>
#include <string>

namespace greyscope::app {

/// Counts an event by its name, such as the start of a calculation or of reading a file. Tests use the counts to check
/// that no command does anything twice.
void tally(const std::string& what);
/// Returns the counts by name since the last call, and resets them.
[[nodiscard]] std::map<std::string, int> takeTally();

}  // namespace greyscope::app
