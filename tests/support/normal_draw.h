#pragma once

#include <cmath>
#include <numbers>

#include "core/base/random.h"

namespace greyscope::test {

/// A standard normal draw, by Box and Muller. Numbers in tests rest on the order: first the radius, then the angle.
inline double normalDraw(base::NamedDraws& draws) {
    const auto uniform = [&] { return (static_cast<double>(draws.next() >> 11U) + 0.5) * 0x1p-53; };
    const double radius = std::sqrt(-2.0 * std::log(uniform()));
    return radius * std::cos(2.0 * std::numbers::pi * uniform());
}

}  // namespace greyscope::test
