#pragma once

#include <string>
#include <vector>

#include "core/data/series/image.h"
#include "core/derivation/draft.h"

namespace greyscope::derivation {

/// The series whose images (normalised values) are derived.
struct ImageSubject {
    std::vector<StepValues> raw;
    std::vector<Expr> symbols;  ///< x_0, x_1, ...
    std::vector<std::string> keys;
    std::vector<std::string> names;
};

/// Writes the image of the series with index `i`. For Image::ratio, it is divided by series 0. The image must be
/// defined for the values.
[[nodiscard]] StepValues imageSteps(Draft& draft, const ImageSubject& of, std::size_t i,
                                    const data::ImageOptions& options);

/// Returns the symbol of the image of a series, from the symbol of the series.
[[nodiscard]] Expr imageSymbol(const Expr& series);

}  // namespace greyscope::derivation
