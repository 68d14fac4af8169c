#pragma once

#include <string>
#include <vector>

#include "core/data/series/image.h"
#include "core/derivation/draft.h"

namespace greyscope::derivation {

/// Series on their way to their images.
struct ImageSubject {
    std::vector<StepValues> raw;
    std::vector<Expr> symbols;  ///< x_0, x_1, ...
    std::vector<std::string> keys;
    std::vector<std::string> names;
};

/// The image of series `i`; of Image::ratio series 0 is the divisor. The images were found to exist.
[[nodiscard]] StepValues imageSteps(Draft& draft, const ImageSubject& of, std::size_t i,
                                    const data::ImageOptions& options);

/// What the image of a series is called.
[[nodiscard]] Expr imageSymbol(const Expr& series);

}  // namespace greyscope::derivation
