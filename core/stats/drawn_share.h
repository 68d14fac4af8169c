#pragma once

#include <array>
#include <cstddef>

namespace greyscope::stats {

/// What share of simulated 95 % intervals by draws (BCa, expanded) of so few repeats held the truth, from the least to
/// the most of means, medians and ratios (bench_stats coverage). From ten repeats on they hold what they say.
struct DrawnCoverage {
    std::size_t repeats;
    double low, high;
};
inline constexpr std::array kDrawnShares{DrawnCoverage{3, 0.74, 0.89}, DrawnCoverage{5, 0.91, 0.95}};
inline constexpr std::size_t kEnoughToDraw = 10;

}  // namespace greyscope::stats
