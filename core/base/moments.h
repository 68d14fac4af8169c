#pragma once

#include <cstddef>
#include <span>

namespace greyscope::base {

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

/// Those of all values of several samples as one. Of at least one sample.
[[nodiscard]] Moments together(std::span<const Moments> samples);

}  // namespace greyscope::base
