#pragma once

#include <cstddef>
#include <optional>
#include <span>

#include "core/stats/sample.h"

namespace greyscope::stats {

/// Two order statistics around a quantile, counted from 1. `low` = 0 means minus infinity, `high` = n + 1 plus
/// infinity.
struct OrderInterval {
    std::size_t low = 0;
    std::size_t high = 0;
    double coverage = 0.0;
    bool ambiguous = false;  ///< true if a pair further to the other side is equally good
};

/// Returns P(x(low) <= quantile < x(high)) = sum over low <= i < high of C(n, i) q^i (1 - q)^(n - i), for n independent
/// values of any continuous distribution.
[[nodiscard]] double orderCoverage(std::size_t n, double quantile, std::size_t low, std::size_t high);

/// Returns a pair with at least this coverage, found by adding the likeliest i one after the other, the lower one on
/// ties. This is the rule of Go's benchmath and benchstat. The pair need not be symmetric: of 8 values, it is x(1) and
/// x(7). `quantile` is in (0, 1).
[[nodiscard]] OrderInterval likeliestOrders(std::size_t n, double quantile, double confidence);

/// Returns the narrowest pair x(k), x(n + 1 - k) around the median with at least this coverage; nullopt if even the
/// extremes have less (fewer than 6 values at 95 %). Source: Conover 1999, 3.2.
[[nodiscard]] std::optional<OrderInterval> evenOrders(std::size_t n, double confidence);

/// The pair of evenOrders(), the next inner pair, which has less than the confidence, and the interpolation between the
/// two. nullopt if evenOrders() returns nullopt.
struct MedianOrders {
    std::size_t low = 0, high = 0;  ///< indices of the outer pair, counted from 1
    double outer = 0.0;             ///< coverage of the outer pair
    double inner = 0.0;             ///< coverage of x(low + 1), x(high - 1); 0 if these cross
    double excess = 0.0;            ///< (outer - confidence) / (outer - inner)
    double inwards = 0.0;           ///< (n - k) excess / (k + (n - 2 k) excess), k = low
};
[[nodiscard]] std::optional<MedianOrders> medianOrders(std::size_t n, double confidence);

/// Returns an interval of the median whose coverage is close to the confidence rather than at least as large. Each end
/// lies between two order statistics, `inwards` of the way from the outer to the inner one. The coverage is exact for
/// the double exponential distribution and within about a percentage point for others. nullopt as in evenOrders().
/// Sources: Hettmansperger & Sheather 1986; Nyblom 1992.
[[nodiscard]] std::optional<Interval> medianInterval(std::span<const double> ascending, double confidence);

}  // namespace greyscope::stats
