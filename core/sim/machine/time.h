#pragma once

#include <cmath>
#include <cstdint>

#include "core/base/wide.h"

namespace greyscope::sim {

/// Nanoseconds since the start of a run; integers, so that sums do not depend on their order.
using Time = std::int64_t;

inline constexpr Time kSecond = 1'000'000'000;

[[nodiscard]] inline Time fromMilliseconds(double milliseconds) {
    return std::llround(milliseconds * 1e6);
}
[[nodiscard]] constexpr double seconds(Time time) {
    return static_cast<double>(time) / 1e9;
}

/// Bytes per second, converted from MB/s (10^6 bytes); 0: infinitely fast.
using Rate = std::int64_t;
[[nodiscard]] inline Rate fromMegabytes(double perSecond) {
    return std::llround(perSecond * 1e6);
}
/// Returns how long a transfer takes.
[[nodiscard]] constexpr Time transferTime(std::int64_t bytes, Rate rate) {
    return rate <= 0 ? 0 : base::scaled(bytes, kSecond, rate);
}

}  // namespace greyscope::sim
