#pragma once

#include <cstddef>
#include <string>
#include <vector>

#include <Eigen/Dense>

#include "core/base/error.h"

namespace greyscope::data {

/// Normalisation of a series before it is compared (the "image" of grey relational analysis).
enum class Image {
    none,        ///< x
    initial,     ///< x / x(1)
    mean,        ///< x / mean x
    max,         ///< x / max x
    interval,    ///< (x - min) / (max - min), larger is better
    cost,        ///< (max - x) / (max - min), smaller is better
    target,      ///< 1 - |x - T| / max |x - T|
    reverse,     ///< 1 - x
    reciprocal,  ///< 1 / x
    zScore,      ///< (x - mean) / standard deviation (ddof 0)
    ratio        ///< x / reference, point by point
};

struct ImageOptions {
    Image kind = Image::none;
    double target = 0.0;  ///< T of Image::target
    bool operator==(const ImageOptions&) const = default;
};

/// Every image's name on the command line and in files: "none", "initial", ..., "zscore", "ratio".
[[nodiscard]] const std::vector<std::pair<Image, std::string>>& imageNames();

/// Images of the columns of `values` (points x series). `reference` is the column that Image::ratio divides by.
/// `names[s]` and `pointLabels[k]` word the errors: zeroInSeries, constantSeries, zeroMean, missingValue, overflow.
/// Never NaN.
[[nodiscard]] base::Expected<Eigen::MatrixXd> imageOf(const Eigen::MatrixXd& values, const ImageOptions& options,
                                                      std::size_t reference, const std::vector<std::string>& names,
                                                      const std::vector<std::string>& pointLabels);

}  // namespace greyscope::data
