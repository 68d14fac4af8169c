#pragma once

#include <algorithm>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace greyscope::base {

/// The values of an enumeration with their names in files and on the command line.
template <class Choice>
using Names = std::vector<std::pair<Choice, std::string>>;

/// Returns the name of `choice`, which must be in the list.
template <class Choice>
[[nodiscard]] const std::string& nameOf(const Names<Choice>& names, Choice choice) {
    return std::find_if(names.begin(), names.end(), [&](const auto& name) { return name.first == choice; })->second;
}

template <class Choice>
[[nodiscard]] std::optional<Choice> choiceNamed(const Names<Choice>& names, std::string_view text) {
    const auto found = std::find_if(names.begin(), names.end(), [&](const auto& name) { return name.second == text; });
    return found == names.end() ? std::nullopt : std::optional(found->first);
}

}  // namespace greyscope::base
