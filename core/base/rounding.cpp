#include "core/base/rounding.h"

#include <algorithm>
#include <numeric>
#include <optional>
#include <set>

namespace greyscope::base {

namespace {

/// The number nearest to `value`, at most `rounding` away; the lower one of two equally near; nullopt if none is so
/// near.
std::optional<double> nearest(const std::set<double>& numbers, double value, double rounding) {
    std::optional<double> found;
    const auto above = numbers.lower_bound(value);
    if (above != numbers.end() && *above - value <= rounding) {
        found = *above;
    }
    if (above != numbers.begin()) {
        const double below = *std::prev(above);
        if (value - below <= rounding && (!found || value - below <= *found - value)) {
            found = below;
        }
    }
    return found;
}

}  // namespace

std::vector<std::size_t> levelsOf(std::span<const double> values, std::span<const double> rounding) {
    std::vector<std::size_t> order(values.size());
    std::iota(order.begin(), order.end(), std::size_t{0});
    std::sort(order.begin(), order.end(), [&](std::size_t a, std::size_t b) {
        return rounding[a] != rounding[b] ? rounding[a] < rounding[b] : values[a] < values[b];
    });
    std::set<double> heads;
    std::vector<double> headOf(values.size());
    for (const std::size_t i : order) {
        const auto head = nearest(heads, values[i], rounding[i]);
        headOf[i] = head.value_or(values[i]);
        if (!head) {
            heads.insert(values[i]);
        }
    }
    const std::vector<double> ascending(heads.begin(), heads.end());
    std::vector<std::size_t> levels;
    levels.reserve(values.size());
    for (const double head : headOf) {
        levels.push_back(
            static_cast<std::size_t>(std::lower_bound(ascending.begin(), ascending.end(), head) - ascending.begin()));
    }
    return levels;
}

std::vector<std::size_t> levelsOf(std::span<const double> values) {
    std::vector<double> rounding;
    rounding.reserve(values.size());
    for (const double value : values) {
        rounding.push_back(kSumRounding * std::abs(value));
    }
    return levelsOf(values, rounding);
}

}  // namespace greyscope::base
