#pragma once

#include <optional>
#include <span>

#include "core/base/moments.h"

namespace greyscope::stats {

/// An interval, by its ends. An open end is infinite and is never shown as a number.
struct Interval {
    double low = 0.0;
    double high = 0.0;
    [[nodiscard]] bool holds(double value) const { return low <= value && value <= high; }
    bool operator==(const Interval&) const = default;
};

using base::Moments;
using base::momentsOf;
using base::together;

/// Estimates the moments of ln x from the moments of x, assuming a lognormal distribution: s^2 = ln(1 + (deviation /
/// mean)^2), mean of ln x = ln mean - s^2 / 2. Returns nullopt if the mean is not positive.
[[nodiscard]] std::optional<Moments> logMomentsFrom(const Moments& moments);

/// Returns the coefficient of variation s / |mean|; nullopt for fewer than two values or a mean of 0.
[[nodiscard]] std::optional<double> variationOf(const Moments& moments);

/// Returns the t interval of the mean, mean -+ t s / sqrt(n), t with n - 1 degrees of freedom; nullopt for fewer than
/// two values.
[[nodiscard]] std::optional<Interval> meanInterval(const Moments& moments, double confidence);

/// Returns the geometric mean, exp(mean of ln x); nullopt if there are no values or one is not positive.
[[nodiscard]] std::optional<double> geometricMean(std::span<const double> values);

/// Returns the median of ascending values; for an even number of values, the mean of the two middle ones.
[[nodiscard]] double medianOf(std::span<const double> ascending);

}  // namespace greyscope::stats
