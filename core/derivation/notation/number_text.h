#pragma once

#include <string>

#include "core/derivation/derivation.h"

namespace greyscope::derivation {

/// How numbers are written.
struct NumberStyle {
    int decimals = 4;   ///< largest number of decimals; a number with fewer is written as it is
    bool full = false;  ///< write every digit of a double instead
    bool operator==(const NumberStyle&) const = default;
};

/// Returns a number with at most this many decimals, or in the form "1.2e-07" if no digit would be visible. Uses a
/// point and "-"; returns "–" for NaN and infinity.
[[nodiscard]] std::string numberText(Real value, const NumberStyle& style);

}  // namespace greyscope::derivation
