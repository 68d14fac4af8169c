#pragma once

#include <optional>
#include <span>

#include "core/stats/sample.h"

namespace greyscope::stats {

/// The difference of two means, its standard error (positive) and the degrees of freedom of that error.
struct MeanDifference {
    double value = 0.0;
    double error = 0.0;
    double freedom = 0.0;
    /// Returns the confidence interval of the difference, value -+ t error.
    [[nodiscard]] Interval interval(double confidence) const;
    /// Returns the two-sided p value of the test that the true difference is `from`, with t = (value - from) / error.
    [[nodiscard]] double pDifferentFrom(double from) const;
};

/// Returns the difference of two means, x - y, with separate variances (Welch's test): error^2 = sx^2 / nx + sy^2 / ny,
/// degrees of freedom by Satterthwaite. Returns nullopt for fewer than two values on a side or without any spread.
/// Source: Welch 1947.
[[nodiscard]] std::optional<MeanDifference> welch(const Moments& x, const Moments& y);

/// Returns the difference of two means as welch(), but with one variance for both sides and nx + ny - 2 degrees of
/// freedom (Student's test).
[[nodiscard]] std::optional<MeanDifference> pooled(const Moments& x, const Moments& y);

/// Returns the moments of the logarithms of values. The difference of two such means is the logarithm of the ratio of
/// geometric means. Returns nullopt if a value is not positive.
[[nodiscard]] std::optional<Moments> logMomentsOf(std::span<const double> values);

/// The tests of whether a difference lies inside or outside the margin [low, high].
struct MarginTest {
    double tLow = 0.0;        ///< (value - low) / error
    double tHigh = 0.0;       ///< (value - high) / error
    double pAboveLow = 1.0;   ///< p of the hypothesis that the value is <= low; small if the value is above low
    double pBelowHigh = 1.0;  ///< p of the hypothesis that the value is >= high; small if the value is below high
    /// p of two one-sided tests; small if the value is inside the margin. Source: Schuirmann 1987.
    double pInside = 1.0;
    /// Twice the smaller p of the hypotheses that the value is <= high and that it is >= low; small if the value is
    /// outside the margin, on either side.
    double pOutside = 1.0;
};
/// Tests a difference against a margin.
[[nodiscard]] MarginTest againstMargin(const MeanDifference& difference, const Interval& margin);

}  // namespace greyscope::stats
