#include "core/base/nearest.h"

#include <algorithm>
#include <numeric>
#include <string_view>
#include <utility>

#include "core/base/list_text.h"
#include "core/base/text.h"

namespace greyscope::base {

namespace {

/// Number of bytes compared of each name, so that the distance table stays small whatever a file contains.
constexpr std::size_t longestCompared = 64;

/// Levenshtein distance, one row of the table at a time.
std::size_t editDistance(std::string_view name, std::string_view choice) {
    const std::string left = lowered(name.substr(0, longestCompared));
    const std::string right = lowered(choice.substr(0, longestCompared));
    std::vector<std::size_t> row(right.size() + 1);
    std::iota(row.begin(), row.end(), std::size_t{0});
    for (std::size_t i = 0; i < left.size(); ++i) {
        std::size_t diagonal = std::exchange(row[0], i + 1);
        for (std::size_t j = 0; j < right.size(); ++j) {
            const std::size_t replaced = diagonal + (left[i] == right[j] ? 0 : 1);
            diagonal = row[j + 1];
            row[j + 1] = std::min({replaced, row[j] + 1, row[j + 1] + 1});
        }
    }
    return row.back();
}

}  // namespace

Choices nearestChoices(const std::string& name, const std::vector<std::string>& choices, std::size_t limit) {
    std::vector<std::pair<std::size_t, std::size_t>> order;  // distance, index
    order.reserve(choices.size());
    for (std::size_t i = 0; i < choices.size(); ++i) {
        order.emplace_back(choices.size() > limit ? editDistance(name, choices[i]) : 0, i);
    }
    std::sort(order.begin(), order.end());
    order.resize(std::min(order.size(), limit));
    Choices nearest{{}, choices.size() - order.size()};
    for (const auto& [distance, index] : order) {
        nearest.names += (nearest.names.empty() ? "" : ", ") + listPart(choices[index]);
    }
    return nearest;
}

std::vector<std::string> withChoices(std::vector<std::string> arguments, const Choices& choices) {
    arguments.push_back(choices.names);
    if (choices.more > 0) {
        arguments.push_back(std::to_string(choices.more));
    }
    return arguments;
}

}  // namespace greyscope::base
