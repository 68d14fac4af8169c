#pragma once

#include <string>

#include "core/derivation/derivation.h"

namespace greyscope::derivation {

/// How numbers are written.
struct NumberStyle {
    int decimals = 4;   ///< at the most; a number with fewer stands as it is
    bool full = false;  ///< every digit of a double instead
    bool operator==(const NumberStyle&) const = default;
};

/// A number with so many decimals, "1.2e-07" where none of its digits would be seen; with a point and "-", never NaN:
/// "–" for what is no number.
[[nodiscard]] std::string numberText(Real value, const NumberStyle& style);

}  // namespace greyscope::derivation
