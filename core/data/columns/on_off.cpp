#include "core/data/columns/on_off.h"

#include <algorithm>
#include <array>
#include <utility>

#include "core/base/text.h"

namespace greyscope::data {

namespace {

using Pair = std::pair<std::string_view, std::string_view>;  // on and off
constexpr std::array<Pair, 7> kPairs{Pair{"1", "0"}, {"on", "off"}, {"yes", "no"},          {"true", "false"},
                                     {"y", "n"},     {"t", "f"},    {"enabled", "disabled"}};

}  // namespace

std::optional<bool> onOrOff(std::string_view cell) {
    const std::string said = base::lowered(cell);
    const auto pair = std::find_if(kPairs.begin(), kPairs.end(),
                                   [&](const Pair& each) { return said == each.first || said == each.second; });
    return pair == kPairs.end() ? std::nullopt : std::optional(said == pair->first);
}

bool isOption(const std::vector<std::string>& levels) {
    if (levels.size() != 2) {
        return false;
    }
    const std::string first = base::lowered(levels[0]);
    const std::string second = base::lowered(levels[1]);
    return std::any_of(kPairs.begin(), kPairs.end(), [&](const Pair& each) {
        return (first == each.first && second == each.second) || (first == each.second && second == each.first);
    });
}

}  // namespace greyscope::data
