#pragma once

#include <cstddef>
#include <string>
#include <vector>

namespace greyscope::base {

/// The choices to name beside an unknown name, joined with ", ", and how many there are besides.
struct Choices {
    std::string names;
    std::size_t more = 0;
    bool operator==(const Choices&) const = default;
};

/// All choices in their order where there are at most `limit`, otherwise the `limit` that need the fewest edits
/// (letters in, out or changed, their case ignored) to become `name`, nearest first. Spelt as listPart() spells it.
[[nodiscard]] Choices nearestChoices(const std::string& name, const std::vector<std::string>& choices,
                                     std::size_t limit = 8);

/// The arguments of an error about an unknown name with the choices behind them: the names, and how many more there are
/// unless these are all.
[[nodiscard]] std::vector<std::string> withChoices(std::vector<std::string> arguments, const Choices& choices);

}  // namespace greyscope::base
