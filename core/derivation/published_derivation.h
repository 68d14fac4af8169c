#pragma once

#include <string>

#include "core/base/error.h"
#include "core/derivation/derivation.h"

namespace greyscope::derivation {

/// A printed number and the arithmetic that is held against it, in digits and signs: "446 − 422.28" over "446".
struct PrintedArithmetic {
    std::string name;  ///< what is printed
    double printed = 0.0;
    std::string numerator, denominator;  ///< no denominator: no fraction
    bool percent = false;
};

/// The value of the arithmetic, and its difference from the printed number. Error: optionUnknown (an arithmetic that
/// is not of numbers, +, − and ×).
[[nodiscard]] base::Expected<Derivation> publishedDerivation(const PrintedArithmetic& arithmetic,
                                                             Rounding rounding = {});

}  // namespace greyscope::derivation
