#pragma once

#include <cstddef>
#include <optional>
#include <vector>

#include <Eigen/Dense>

#include "core/base/error.h"
#include "core/base/progress.h"
#include "core/grey/degrees/relation.h"

namespace greyscope::grey {

/// The degrees and ranks of the comparative series if the series are normalised by one image; all other options stay as
/// chosen.
struct ImageTrial {
    data::Image image = data::Image::none;
    std::optional<base::Error> error;  ///< why the image is not defined for these series; if set, the members below are
                                       ///< empty
    Eigen::VectorXd degrees;
    std::vector<std::size_t> ranks;
    std::optional<double> agreement;  ///< Kendall's tau of these degrees with those under the chosen image
};

/// How the degrees and ranks of the comparative series depend on the choice of the image: one trial for each image.
struct ImageSensitivity {
    std::vector<ImageTrial> trials;  ///< in the order of imageNames()
    std::size_t chosen = 0;          ///< index of the trial with the image that the user chose
    /// Number of images that are defined for the series.
    std::size_t defined = 0;
    /// Number of defined images with the same ranks as the chosen image, which is included.
    std::size_t sameOrder = 0;
    std::size_t sameFirst = 0;  ///< number of defined images that rank the same series first as the chosen image
};

/// Returns the option with the image that the chosen degree uses: relativeImage for the relative degree, otherwise the
/// image of the series.
[[nodiscard]] data::Image& imageIn(RelationOptions& options);

/// Calculates the degrees with every image in turn (for the relative degree, with its two images only). Degrees with
/// different images are on different scales: compare their ranks rather than their values. Errors: those of relate()
/// with the chosen image, cancelled.
[[nodiscard]] base::Expected<ImageSensitivity> imageSensitivityOf(const data::SeriesTable& table, std::size_t reference,
                                                                  const std::vector<std::size_t>& compared,
                                                                  const RelationOptions& options,
                                                                  const base::Progress& progress);

}  // namespace greyscope::grey
