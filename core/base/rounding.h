#pragma once

#include <cmath>
#include <cstddef>
#include <limits>
#include <span>
#include <vector>

// The rounding tolerance of the whole project: how much of a number may be rounding error, and which numbers are
// therefore considered equal.
namespace greyscope::base {

/// Relative rounding error assumed for a number: 64 times the machine epsilon. It covers the last digit of the data and
/// the few operations that follow.
inline constexpr double kRounding = 64.0 * std::numeric_limits<double>::epsilon();

/// Relative rounding error assumed for a sum of many terms of one sign.
inline constexpr double kSumRounding = 64.0 * kRounding;

/// Returns the level of each value: 0 for the smallest distinct value, 1 for the next one, and so on. Values that are
/// equal up to rounding share a level. `rounding[i]` is the absolute rounding error of values[i]. The values with the
/// smallest error define the levels, and the others join the nearest one. Thus an imprecise value does not merge two
/// distinct levels.
[[nodiscard]] std::vector<std::size_t> levelsOf(std::span<const double> values, std::span<const double> rounding);

/// Returns levelsOf() for values that are sums of many terms: the relative error of each is kSumRounding.
[[nodiscard]] std::vector<std::size_t> levelsOf(std::span<const double> values);

}  // namespace greyscope::base
