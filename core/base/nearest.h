#pragma once

#include <cstddef>
#include <string>
#include <vector>

namespace greyscope::base {

/// Valid names to suggest in the error about an unknown name, joined with ", ", and the number of valid names that are
/// omitted.
struct Choices {
    std::string names;
    std::size_t more = 0;
    bool operator==(const Choices&) const = default;
};

/// Returns the choices to suggest for the unknown `name`: all in their order if there are at most `limit`. Otherwise
/// the `limit` choices with the smallest edit distance to `name` (letters inserted, deleted or replaced, ignoring
/// case), nearest first. The names are spelled by listPart().
[[nodiscard]] Choices nearestChoices(const std::string& name, const std::vector<std::string>& choices,
                                     std::size_t limit = 8);

/// Returns the arguments of an error about an unknown name with the choices appended: their names and, if any are
/// omitted, how many.
[[nodiscard]] std::vector<std::string> withChoices(std::vector<std::string> arguments, const Choices& choices);

}  // namespace greyscope::base
