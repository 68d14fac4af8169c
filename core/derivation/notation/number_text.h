#pragma once

#include <string>

#include "core/derivation/derivation.h"

namespace greyscope::derivation {

/// How numbers of a derivation are written as text.
struct NumberStyle {
    int decimals = 4;   ///< largest number of decimals; a number with fewer is written as it is
    bool full = false;  ///< whether every digit of a double is written instead
    bool operator==(const NumberStyle&) const = default;
};

/// Returns a number as text, with at most `style.decimals` decimals, or in the form "1.2e-07" if no digit would be
/// visible. Uses a decimal point and "-"; returns "–" for NaN and infinity.
[[nodiscard]] std::string numberText(Real value, const NumberStyle& style);

}  // namespace greyscope::derivation
