#pragma once

#include <optional>
#include <span>

#include "core/stats/sample.h"

namespace greyscope::stats {

/// Difference of two means, its standard error (positive) and the degrees of freedom of that error.
struct MeanDifference {
    double value = 0.0;
    double error = 0.0;
    double freedom = 0.0;
    /// Returns value -+ t error.
    [[nodiscard]] Interval interval(double confidence) const;
    /// Returns the two-sided p of t = (value - from) / error.
    [[nodiscard]] double pDifferentFrom(double from) const;
};

/// Returns x - y with separate variances: error^2 = sx^2 / nx + sy^2 / ny, degrees of freedom by Satterthwaite. Returns
/// nullopt for fewer than two values on a side or without any spread. Source: Welch 1947.
[[nodiscard]] std::optional<MeanDifference> welch(const Moments& x, const Moments& y);

/// As welch(), with one variance for both sides and nx + ny - 2 degrees of freedom (Student's test).
[[nodiscard]] std::optional<MeanDifference> pooled(const Moments& x, const Moments& y);

/// Returns the moments of ln x. The difference of two such means is the logarithm of the ratio of geometric means.
/// Returns nullopt if a value is not positive.
[[nodiscard]] std::optional<Moments> logMomentsOf(std::span<const double> values);

/// Tests of a difference against the margin [low, high].
struct MarginTest {
    double tLow = 0.0;        ///< (value - low) / error
    double tHigh = 0.0;       ///< (value - high) / error
    double pAboveLow = 1.0;   ///< p of "value <= low"; small if the value is above low
    double pBelowHigh = 1.0;  ///< p of "value >= high"; small if the value is below high
    /// p of two one-sided tests; small if the value is inside the margin. Source: Schuirmann 1987.
    double pInside = 1.0;
    /// Twice the smaller p of "value <= high" and "value >= low"; small if the value is outside the margin, on either
    /// side.
    double pOutside = 1.0;
};
[[nodiscard]] MarginTest againstMargin(const MeanDifference& difference, const Interval& margin);

}  // namespace greyscope::stats
