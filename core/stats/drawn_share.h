#pragma once

#include <array>
#include <cstddef>

namespace greyscope::stats {

/// How often 95 % bootstrap intervals (BCa, expanded) contain the true value with few repeats, according to simulations
/// (bench_stats coverage): the lowest and highest share over means, medians and ratios. With ten or more repeats, the
/// share is the stated confidence.
struct DrawnCoverage {
    std::size_t repeats;
    double low, high;
};
/// The simulated shares for 3 and 5 repeats.
inline constexpr std::array kDrawnShares{DrawnCoverage{3, 0.74, 0.89}, DrawnCoverage{5, 0.91, 0.95}};
/// Number of repeats from which on bootstrap intervals contain the true value as often as stated.
inline constexpr std::size_t kEnoughToDraw = 10;

}  // namespace greyscope::stats
