#pragma once

#include <cmath>
#include <cstddef>
#include <limits>
#include <span>
#include <vector>

// The project's one tolerance: how much of a number may be rounding error, and when two numbers are equal up to it.
namespace greyscope::base {

/// Relative rounding error assumed for a number: 64 units in the last place. It covers the last digit of the data and
/// the few operations that follow.
inline constexpr double kRounding = 64.0 * std::numeric_limits<double>::epsilon();

/// Relative rounding error assumed for a sum of many terms of one sign.
inline constexpr double kSumRounding = 64.0 * kRounding;

/// Ascending level of each value, from 0; values that are equal up to rounding share a level. `rounding[i]` is the
/// rounding error of values[i]. The values with the least error define the levels and the others join the nearest one,
/// so that an imprecise value does not merge two distinct levels.
[[nodiscard]] std::vector<std::size_t> levelsOf(std::span<const double> values, std::span<const double> rounding);

/// levelsOf() for values that are sums of many terms; their relative error is kSumRounding.
[[nodiscard]] std::vector<std::size_t> levelsOf(std::span<const double> values);

}  // namespace greyscope::base
