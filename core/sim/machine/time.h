#pragma once

#include <cmath>
#include <cstdint>

#include "core/base/wide.h"

namespace greyscope::sim {

/// A time of the simulation in nanoseconds since the start of the run, or a duration; an integer, so that sums do not
/// depend on their order.
using Time = std::int64_t;

inline constexpr Time kSecond = 1'000'000'000;

[[nodiscard]] inline Time fromMilliseconds(double milliseconds) {
    return std::llround(milliseconds * 1e6);
}
[[nodiscard]] constexpr double seconds(Time time) {
    return static_cast<double>(time) / 1e9;
}

/// A transfer rate in bytes per second; 0: infinitely fast.
using Rate = std::int64_t;
/// Returns the rate for a number of MB/s (10^6 bytes).
[[nodiscard]] inline Rate fromMegabytes(double perSecond) {
    return std::llround(perSecond * 1e6);
}
/// Returns how long the transfer of `bytes` bytes takes at a rate; 0 if the rate is 0.
[[nodiscard]] constexpr Time transferTime(std::int64_t bytes, Rate rate) {
    return rate <= 0 ? 0 : base::scaled(bytes, kSecond, rate);
}

}  // namespace greyscope::sim
