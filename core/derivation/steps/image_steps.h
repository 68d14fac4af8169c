#pragma once

#include <string>
#include <vector>

#include "core/data/series/image.h"
#include "core/derivation/draft.h"

namespace greyscope::derivation {

/// The series whose images are derived.
struct ImageSubject {
    std::vector<StepValues> raw;
    std::vector<Expr> symbols;  ///< x_0, x_1, ...
    std::vector<std::string> keys;
    std::vector<std::string> names;
};

/// Writes the image of series `i`; for Image::ratio, series 0 is the divisor. The images must exist.
[[nodiscard]] StepValues imageSteps(Draft& draft, const ImageSubject& of, std::size_t i,
                                    const data::ImageOptions& options);

/// Returns the symbol of the image of a series.
[[nodiscard]] Expr imageSymbol(const Expr& series);

}  // namespace greyscope::derivation
