#pragma once

#include <cmath>

#include <Eigen/Dense>

#include "core/data/series/image.h"

namespace greyscope::data {

/// Rounding error of the images of series: an image value v of series s has the absolute error fixed(s) + relative(s)
/// |v|. The errors are those of the data (base::kRounding), enlarged where the image takes differences. For example,
/// the interval image of values such as 1e6 plus a little has fewer significant digits than its data.
struct ImageRounding {
    Eigen::VectorXd fixed;
    Eigen::VectorXd relative;

    [[nodiscard]] double at(Eigen::Index series, double image) const {
        return fixed(series) + relative(series) * std::abs(image);
    }
    /// Returns the rounding errors of series that are not normalised, for this number of series.
    [[nodiscard]] static ImageRounding ofData(Eigen::Index series);
};

/// Returns the rounding errors of the images that imageOf() makes from `values` with these options.
[[nodiscard]] ImageRounding roundingOfImages(const Eigen::MatrixXd& values, const ImageOptions& options);

}  // namespace greyscope::data
