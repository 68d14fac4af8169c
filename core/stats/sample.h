#pragma once

#include <optional>
#include <span>

#include "core/base/moments.h"

namespace greyscope::stats {

/// Ends of an interval. One that is open has an infinite end and is never shown as a number.
struct Interval {
    double low = 0.0;
    double high = 0.0;
    [[nodiscard]] bool holds(double value) const { return low <= value && value <= high; }
    bool operator==(const Interval&) const = default;
};

using base::Moments;
using base::momentsOf;
using base::together;

/// Moments of ln x where those of x are known alone, as of a lognormal variable: s^2 = ln(1 + (deviation / mean)^2),
/// mean of ln x = ln mean - s^2 / 2. None of a mean that is not above 0.
[[nodiscard]] std::optional<Moments> logMomentsFrom(const Moments& moments);

/// Coefficient of variation s / |mean|. None of fewer than two values or a mean of 0.
[[nodiscard]] std::optional<double> variationOf(const Moments& moments);

/// mean -+ t s / sqrt(n), t with n - 1 degrees of freedom. None of fewer than two values.
[[nodiscard]] std::optional<Interval> meanInterval(const Moments& moments, double confidence);

/// exp(mean of ln x). None where a value is not above 0, or without values.
[[nodiscard]] std::optional<double> geometricMean(std::span<const double> values);

/// The middle of values in ascending order; the mean of both of an even number.
[[nodiscard]] double medianOf(std::span<const double> ascending);

}  // namespace greyscope::stats
