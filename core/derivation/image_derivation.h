#pragma once

#include <string>
#include <vector>

#include "core/data/series/image.h"
#include "core/derivation/derivation.h"

namespace greyscope::derivation {

/// A series as it was measured, and the one that it is divided by.
struct ImageOf {
    std::string series;
    std::vector<double> values;
    std::string reference = {};         ///< of Image::ratio alone
    std::vector<double> divisors = {};  ///< its values; none where it is another image
    std::vector<int> points = {};       ///< k of each value; none: 1, 2, 3 and so on
    std::vector<std::string> labels = {};
};

/// How the image of one series comes about, point by point: what imageOf() gives for it. The image must exist.
[[nodiscard]] Derivation imageDerivation(const ImageOf& of, const data::ImageOptions& options, Rounding rounding = {});

}  // namespace greyscope::derivation
