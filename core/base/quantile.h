#pragma once

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <span>

namespace greyscope::base {

/// Returns the p-quantile, p in [0, 1], of at least one value in ascending order. It is type 7 of Hyndman and Fan, the
/// default of R and NumPy: with h = (n - 1) p and indices from 0, interpolates linearly between x[floor(h)] and
/// x[floor(h) + 1]. Source: Hyndman & Fan 1996.
[[nodiscard]] inline double quantile(std::span<const double> ascending, double p) {
    const double at = p * static_cast<double>(ascending.size() - 1);
    const auto below = static_cast<std::size_t>(at);
    const std::size_t above = std::min(below + 1, ascending.size() - 1);
    return std::lerp(ascending[below], ascending[above], at - static_cast<double>(below));
}

/// Returns quantile() of at least one value in any order; reorders `values`.
[[nodiscard]] inline double quantileAmong(std::span<double> values, double p) {
    const double at = p * static_cast<double>(values.size() - 1);
    const auto below = static_cast<std::ptrdiff_t>(at);
    const auto found = values.begin() + below;
    std::nth_element(values.begin(), found, values.end());
    const auto next = found + 1 == values.end() ? found : std::min_element(found + 1, values.end());
    return std::lerp(*found, *next, at - static_cast<double>(below));
}

}  // namespace greyscope::base
