#pragma once

#include <cstddef>
#include <optional>
#include <span>

#include "core/stats/sample.h"

namespace greyscope::stats {

/// Two order statistics, counted from 1, about a quantile; `low` = 0 is minus infinity, `high` = n + 1 infinity.
struct OrderInterval {
    std::size_t low = 0;
    std::size_t high = 0;
    double coverage = 0.0;
    bool ambiguous = false;  ///< as good a pair lies to the other side
};

/// P(x(low) <= quantile < x(high)) = sum over low <= i < high of C(n, i) q^i (1 - q)^(n - i), for n independent values
/// of any continuous distribution.
[[nodiscard]] double orderCoverage(std::size_t n, double quantile, std::size_t low, std::size_t high);

/// The pair with at least this coverage that takes in the likeliest i one by one, the lower of two alike: the rule of
/// Go's benchmath and benchstat. It may lie unevenly: of 8 values x(1) and x(7). Quantile in (0, 1).
[[nodiscard]] OrderInterval likeliestOrders(std::size_t n, double quantile, double confidence);

/// The narrowest pair x(k), x(n + 1 - k) about the median with at least this coverage; none where even the extremes
/// have less (below 6 values at 95 %). Source: Conover 1999, 3.2.
[[nodiscard]] std::optional<OrderInterval> evenOrders(std::size_t n, double confidence);

/// The pair by evenOrders() and the next one inwards, which has less than the confidence, and how far to go from the
/// one to the other. None where evenOrders() has none.
struct MedianOrders {
    std::size_t low = 0, high = 0;  ///< of the outer pair, counted from 1
    double outer = 0.0;             ///< coverage of this pair,
    double inner = 0.0;             ///< and of x(low + 1), x(high - 1); 0 where these cross
    double excess = 0.0;            ///< (outer - confidence) / (outer - inner)
    double inwards = 0.0;           ///< (n - k) excess / (k + (n - 2 k) excess), k = low
};
[[nodiscard]] std::optional<MedianOrders> medianOrders(std::size_t n, double confidence);

/// Interval of the median whose coverage is near the confidence instead of at least it: each end lies between two order
/// statistics, `inwards` of the way from the outer to the inner one. Exact for a distribution with two exponential
/// sides, and within a percent point or so of any other. Sources: Hettmansperger & Sheather 1986; Nyblom 1992.
[[nodiscard]] std::optional<Interval> medianInterval(std::span<const double> ascending, double confidence);

}  // namespace greyscope::stats
