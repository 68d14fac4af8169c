#pragma once

#include <cstddef>
#include <optional>
#include <vector>

#include <Eigen/Dense>

#include "core/base/error.h"
#include "core/base/progress.h"
#include "core/grey/degrees/relation.h"

namespace greyscope::grey {

/// Degrees and ranks under one image; all other options stay as chosen.
struct ImageTrial {
    data::Image image = data::Image::none;
    std::optional<base::Error> error;  ///< why the image is not defined for these series; if set, the members below are
                                       ///< empty
    Eigen::VectorXd degrees;
    std::vector<std::size_t> ranks;
    std::optional<double> agreement;  ///< Kendall's tau of these degrees with those under the chosen image
};

/// The degrees of the comparative series under every image.
struct ImageSensitivity {
    std::vector<ImageTrial> trials;  ///< in the order of imageNames()
    std::size_t chosen = 0;          ///< the trial of the options' own image
    /// Number of images that are defined, and of those with the same ranks as the chosen image (the chosen one
    /// included).
    std::size_t defined = 0;
    std::size_t sameOrder = 0;
    std::size_t sameFirst = 0;  ///< defined images under which the same series is ranked first
};

/// Returns the image that the degree uses: relativeImage for the relative degree, otherwise the image of the series.
[[nodiscard]] data::Image& imageIn(RelationOptions& options);

/// Runs relate() under every image; for the relative degree, under its two images only. Degrees under different images
/// are on different scales: compare their ranks rather than their values. Errors: those of relate() under the chosen
/// image, cancelled.
[[nodiscard]] base::Expected<ImageSensitivity> imageSensitivityOf(const data::SeriesTable& table, std::size_t reference,
                                                                  const std::vector<std::size_t>& compared,
                                                                  const RelationOptions& options,
                                                                  const base::Progress& progress);

}  // namespace greyscope::grey
