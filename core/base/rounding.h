#pragma once

#include <cmath>
#include <cstddef>
#include <limits>
#include <span>
#include <vector>

// The one tolerance: what of a number is rounding, and when two of them are equal but for it.
namespace greyscope::base {

/// The share of itself by which rounding may move a number: 64 units in the last place, which covers what stands in
/// the data's last digit and the few operations that follow.
inline constexpr double kRounding = 64.0 * std::numeric_limits<double>::epsilon();

/// The same of a sum of many terms of one sign.
inline constexpr double kSumRounding = 64.0 * kRounding;

/// Numbers in ascending levels from 0; those that are equal but for rounding share one. `rounding[i]` is what may be
/// rounding in values[i]. The exact numbers make the levels and the others join the nearest, so that one that is hardly
/// known does not make two equal that are.
[[nodiscard]] std::vector<std::size_t> levelsOf(std::span<const double> values, std::span<const double> rounding);

/// The same for numbers that each are sums of many terms: see kSumRounding.
[[nodiscard]] std::vector<std::size_t> levelsOf(std::span<const double> values);

}  // namespace greyscope::base
