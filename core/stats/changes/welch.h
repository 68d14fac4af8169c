#pragma once

#include <optional>
#include <span>

#include "core/stats/sample.h"

namespace greyscope::stats {

/// Difference of two means, its standard error (above 0) and the degrees of freedom of that.
struct MeanDifference {
    double value = 0.0;
    double error = 0.0;
    double freedom = 0.0;
    /// value -+ t error
    [[nodiscard]] Interval interval(double confidence) const;
    /// Two-sided p of t = (value - from) / error.
    [[nodiscard]] double pDifferentFrom(double from) const;
};

/// x - y with variances of their own: error^2 = sx^2 / nx + sy^2 / ny, degrees of freedom by Satterthwaite. None of
/// fewer than two values on a side or without any spread. Source: Welch 1947.
[[nodiscard]] std::optional<MeanDifference> welch(const Moments& x, const Moments& y);

/// The same with one variance for both, nx + ny - 2 degrees of freedom (Student's test).
[[nodiscard]] std::optional<MeanDifference> pooled(const Moments& x, const Moments& y);

/// Moments of ln x: the difference of two is the logarithm of the ratio of geometric means. None where a value is not
/// above 0.
[[nodiscard]] std::optional<Moments> logMomentsOf(std::span<const double> values);

/// A difference against the margin [low, high].
struct MarginTest {
    double tLow = 0.0;       ///< (value - low) / error
    double tHigh = 0.0;      ///< (value - high) / error
    double pAboveLow = 1.0;  ///< of "value <= low": small where it lies above
    double pBelowHigh = 1.0;
    /// Two one-sided tests: small where the value lies inside. Source: Schuirmann 1987.
    double pInside = 1.0;
    /// Twice the smaller p of "value <= high" and "value >= low": small where it lies outside, on either side.
    double pOutside = 1.0;
};
[[nodiscard]] MarginTest againstMargin(const MeanDifference& difference, const Interval& margin);

}  // namespace greyscope::stats
