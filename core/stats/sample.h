#pragma once

#include <cstddef>
#include <optional>
#include <span>

namespace greyscope::stats {

/// Ends of an interval. One that is open has an infinite end and is never shown as a number.
struct Interval {
    double low = 0.0;
    double high = 0.0;
    [[nodiscard]] bool holds(double value) const { return low <= value && value <= high; }
    bool operator==(const Interval&) const = default;
};

/// What the t methods need of a sample of finite values.
struct Moments {
    std::size_t count = 0;
    double mean = 0.0;
    double deviation = 0.0;  ///< standard deviation, n - 1 below the line; 0 of a single value
    /// Standard error of the mean.
    [[nodiscard]] double error() const;
    bool operator==(const Moments&) const = default;
};

/// Of at least one value. Two passes in the unit of the largest, so that no square overflows or vanishes.
[[nodiscard]] Moments momentsOf(std::span<const double> values);

/// Coefficient of variation s / |mean|. None of fewer than two values or a mean of 0.
[[nodiscard]] std::optional<double> variationOf(const Moments& moments);

/// mean -+ t s / sqrt(n), t with n - 1 degrees of freedom. None of fewer than two values.
[[nodiscard]] std::optional<Interval> meanInterval(const Moments& moments, double confidence);

/// exp(mean of ln x). None where a value is not above 0, or without values.
[[nodiscard]] std::optional<double> geometricMean(std::span<const double> values);

/// The middle of values in ascending order; the mean of both of an even number.
[[nodiscard]] double medianOf(std::span<const double> ascending);

}  // namespace greyscope::stats
