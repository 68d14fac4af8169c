#pragma once

#include <map>
#include <string>

namespace greyscope::app {

/// Counts the start of a calculation or a reading by name, so that tests can check that no command does anything twice.
void tally(const std::string& what);
/// Returns the counts since the last call.
[[nodiscard]] std::map<std::string, int> takeTally();

}  // namespace greyscope::app
