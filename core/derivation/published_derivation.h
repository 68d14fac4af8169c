#pragma once

#include <string>

#include "core/base/error.h"
#include "core/derivation/derivation.h"

namespace greyscope::derivation {

/// A number printed in a paper, and the arithmetic that should give it, as text: "446 − 422.28" over "446".
struct PrintedArithmetic {
    std::string name;  ///< what the number is, for example an error
    double printed = 0.0;
    std::string numerator, denominator;  ///< an empty denominator means that there is no fraction
    bool percent = false;
};

/// Derives the value of the printed arithmetic and its difference from the printed number. Error: optionUnknown (the
/// arithmetic contains anything other than numbers, +, − and ×).
[[nodiscard]] base::Expected<Derivation> publishedDerivation(const PrintedArithmetic& arithmetic,
                                                             Rounding rounding = {});

}  // namespace greyscope::derivation
