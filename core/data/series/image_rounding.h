#pragma once

#include <cmath>

#include <Eigen/Dense>

#include "core/data/series/image.h"

namespace greyscope::data {

/// What of the images of some series is rounding: of a value v of series s, fixed(s) + relative(s) |v|. It begins as
/// base::kRounding of the data and grows where an image takes differences of them: the interval image of 1e6 and a
/// little more has fewer digits than its data.
struct ImageRounding {
    Eigen::VectorXd fixed;
    Eigen::VectorXd relative;

    [[nodiscard]] double at(Eigen::Index series, double image) const {
        return fixed(series) + relative(series) * std::abs(image);
    }
    /// Of numbers as they were measured.
    [[nodiscard]] static ImageRounding ofData(Eigen::Index series);
};

/// `values` are those that imageOf() made images of.
[[nodiscard]] ImageRounding roundingOfImages(const Eigen::MatrixXd& values, const ImageOptions& options);

}  // namespace greyscope::data
