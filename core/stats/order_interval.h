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

/// Interval of the median by evenOrders().
[[nodiscard]] std::optional<Interval> medianInterval(std::span<const double> ascending, double confidence);

}  // namespace greyscope::stats
