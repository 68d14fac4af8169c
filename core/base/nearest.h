#pragma once

#include <cstddef>
#include <string>
#include <vector>

namespace greyscope::base {

/// Valid names to show beside an unknown name, joined with ", ", and the number of further ones.
struct Choices {
    std::string names;
    std::size_t more = 0;
    bool operator==(const Choices&) const = default;
};

/// All choices in their order if there are at most `limit`; otherwise the `limit` choices with the smallest edit
/// distance to `name` (letters inserted, deleted or replaced, ignoring case), nearest first. Spelt by listPart().
[[nodiscard]] Choices nearestChoices(const std::string& name, const std::vector<std::string>& choices,
                                     std::size_t limit = 8);

/// Appends the choices to the arguments of an error about an unknown name: the names, and the number of further ones if
/// there are any.
[[nodiscard]] std::vector<std::string> withChoices(std::vector<std::string> arguments, const Choices& choices);

}  // namespace greyscope::base
