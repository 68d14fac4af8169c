#pragma once

#include <string>
#include <vector>

#include "core/data/series/image.h"
#include "core/derivation/derivation.h"

namespace greyscope::derivation {

/// The series whose image is derived: its measured values and, for Image::ratio, the series that they are divided by.
struct ImageOf {
    std::string series;
    std::vector<double> values;
    std::string reference = {};         ///< for Image::ratio only: name of the series that the values are divided by
    std::vector<double> divisors = {};  ///< values of `reference`; empty for other images
    std::vector<int> points = {};       ///< k of each value; empty: 1, 2, 3 and so on
    std::vector<std::string> labels = {};
};

/// Derives the image (normalised values) of one series point by point, as data::imageOf() calculates it. The image must
/// be defined for these values.
[[nodiscard]] Derivation imageDerivation(const ImageOf& of, const data::ImageOptions& options, Rounding rounding = {});

}  // namespace greyscope::derivation
