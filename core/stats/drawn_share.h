#pragma once

#include <array>
#include <cstddef>

namespace greyscope::stats {

/// Share of simulated 95 % bootstrap intervals (BCa, expanded) that contained the true value, for small numbers of
/// repeats: the lowest and highest share over means, medians and ratios (bench_stats coverage). With ten or more
/// repeats, the share is as stated.
struct DrawnCoverage {
    std::size_t repeats;
    double low, high;
};
inline constexpr std::array kDrawnShares{DrawnCoverage{3, 0.74, 0.89}, DrawnCoverage{5, 0.91, 0.95}};
inline constexpr std::size_t kEnoughToDraw = 10;

}  // namespace greyscope::stats
