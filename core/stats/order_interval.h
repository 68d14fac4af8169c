#pragma once

#include <cstddef>
#include <optional>
#include <span>

#include "core/stats/sample.h"

namespace greyscope::stats {

/// An interval of a quantile between two order statistics of a sample, whose indices count from 1. `low` = 0 means
/// minus infinity, `high` = n + 1 plus infinity.
struct OrderInterval {
    std::size_t low = 0;
    std::size_t high = 0;
    double coverage = 0.0;
    bool ambiguous = false;  ///< whether a pair with higher or lower indices is equally good
};

/// Returns the coverage of an interval between two order statistics, P(x(low) <= quantile < x(high)) = sum over low <=
/// i < high of C(n, i) q^i (1 - q)^(n - i), for n independent values of any continuous distribution.
[[nodiscard]] double orderCoverage(std::size_t n, double quantile, std::size_t low, std::size_t high);

/// Returns a pair of order statistics around a quantile with a coverage of at least `confidence`. It is found by adding
/// the terms i of the sum at orderCoverage(), the largest first and the lower i on ties, until the coverage is reached.
/// This is the rule of Go's benchmath and benchstat. The pair need not be symmetric: of 8 values, it is x(1) and x(7).
/// `quantile` is in (0, 1).
[[nodiscard]] OrderInterval likeliestOrders(std::size_t n, double quantile, double confidence);

/// Returns the narrowest symmetric pair of order statistics, x(k) and x(n + 1 - k), around the median with a coverage
/// of at least `confidence`. Returns nullopt if even the smallest and largest value have less (fewer than 6 values at
/// 95 %). Source: Conover 1999, 3.2.
[[nodiscard]] std::optional<OrderInterval> evenOrders(std::size_t n, double confidence);

/// The order statistics for an interpolated interval of the median: the pair of evenOrders(), the next inner pair,
/// whose coverage is less than the confidence, and how to interpolate between the two.
struct MedianOrders {
    std::size_t low = 0, high = 0;  ///< indices of the outer pair, counted from 1
    double outer = 0.0;             ///< coverage of the outer pair
    double inner = 0.0;             ///< coverage of x(low + 1), x(high - 1); 0 if these cross
    double excess = 0.0;            ///< (outer - confidence) / (outer - inner)
    double inwards = 0.0;           ///< (n - k) excess / (k + (n - 2 k) excess), k = low
};
/// Returns the order statistics for medianInterval(); nullopt if evenOrders() returns nullopt.
[[nodiscard]] std::optional<MedianOrders> medianOrders(std::size_t n, double confidence);

/// Returns an interval of the median whose coverage is close to the confidence rather than at least as large. Each end
/// lies between two order statistics, `inwards` of the way from the outer to the inner one. The coverage is exact for
/// the double exponential distribution and within about a percentage point for others. Returns nullopt if evenOrders()
/// does. Sources: Hettmansperger & Sheather 1986; Nyblom 1992.
[[nodiscard]] std::optional<Interval> medianInterval(std::span<const double> ascending, double confidence);

}  // namespace greyscope::stats
