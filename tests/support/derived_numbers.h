#pragma once

#include <algorithm>
#include <cmath>
#include <vector>

#include "core/derivation/derivation.h"
#include "tests/support/draws.h"

namespace greyscope::test {

/// The number that a step ends in; NaN, which equals nothing, where there is no such step.
inline double valueOf(const derivation::Derivation& derivation, const char* key) {
    const derivation::Step* const step = derivation.step(key);
    return step == nullptr ? std::nan("") : static_cast<double>(step->lines.back().value);
}

/// Two to thirteen repeats of one measurement, within a fifth of a level between e⁻¹⁰ and e¹⁰.
inline std::vector<double> repeatsOf(unsigned seed) {
    Draws draws(seed);
    std::vector<double> values(2 + draws.below(12));
    const double level = std::exp(draws.between(-10.0, 10.0));
    std::generate(values.begin(), values.end(), [&] { return level * draws.between(1.0, 1.2); });
    return values;
}

inline bool near(double a, double b, double tolerance = 1e-12) {
    return std::abs(a - b) <= tolerance * std::max(std::abs(a), std::abs(b));
}

}  // namespace greyscope::test
