#pragma once

#include <cstddef>
#include <span>

namespace greyscope::base {

/// Count, mean and standard deviation of a sample of finite values, as needed for t tests and t intervals.
struct Moments {
    std::size_t count = 0;
    double mean = 0.0;
    double deviation = 0.0;  ///< sample standard deviation (divisor n - 1); 0 for a single value
    /// Standard error of the mean: deviation / sqrt(count).
    [[nodiscard]] double error() const;
    bool operator==(const Moments&) const = default;
};

/// Returns the moments of at least one value. Makes two passes over the values, scaled by the largest one so that no
/// square overflows or underflows.
[[nodiscard]] Moments momentsOf(std::span<const double> values);

/// Returns the moments of the sample that consists of all values of several samples (at least one). Source: Chan, Golub
/// & LeVeque 1983.
[[nodiscard]] Moments together(std::span<const Moments> samples);

}  // namespace greyscope::base
