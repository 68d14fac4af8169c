#pragma once

#include <cmath>

#include <Eigen/Dense>

#include "core/data/series/image.h"

namespace greyscope::data {

/// Rounding error of images: fixed(s) + relative(s) |v| for a value v of series s. It starts as base::kRounding of the
/// data and grows where an image takes differences: the interval image of values such as 1e6 plus a little has fewer
/// significant digits than its data.
struct ImageRounding {
    Eigen::VectorXd fixed;
    Eigen::VectorXd relative;

    [[nodiscard]] double at(Eigen::Index series, double image) const {
        return fixed(series) + relative(series) * std::abs(image);
    }
    /// The rounding error of measured values, for this number of series.
    [[nodiscard]] static ImageRounding ofData(Eigen::Index series);
};

/// Rounding error of the images that imageOf() makes of `values` with these options.
[[nodiscard]] ImageRounding roundingOfImages(const Eigen::MatrixXd& values, const ImageOptions& options);

}  // namespace greyscope::data
