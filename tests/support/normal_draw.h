#pragma once

#include <cmath>
#include <numbers>

#include "core/base/random.h"

namespace greyscope::test {

/// A standard normal draw, by Box and Muller. Numbers in tests rest on the order: first the radius, then the angle.
inline double normalDraw(base::NamedDraws& draws) {
    const double radius = std::sqrt(-2.0 * std::log(draws.uniform()));
    return radius * std::cos(2.0 * std::numbers::pi * draws.uniform());
}

}  // namespace greyscope::test
