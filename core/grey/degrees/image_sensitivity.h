#pragma once

#include <cstddef>
#include <optional>
#include <vector>

#include <Eigen/Dense>

#include "core/base/error.h"
#include "core/base/progress.h"
#include "core/grey/degrees/relation.h"

namespace greyscope::grey {

/// Degrees and ranks under one image, everything else as chosen.
struct ImageTrial {
    data::Image image = data::Image::none;
    std::optional<base::Error> error;  ///< the image is not defined for these series; nothing below is set
    Eigen::VectorXd degrees;
    std::vector<std::size_t> ranks;
    std::optional<double> agreement;  ///< Kendall's tau of these degrees with those under the chosen image
};

/// The degrees of the comparative series under every image.
struct ImageSensitivity {
    std::vector<ImageTrial> trials;  ///< in the order of imageNames()
    std::size_t chosen = 0;          ///< the trial of the options' own image
    /// Whether every defined image ranks the series like the chosen one, and how many do (itself included).
    std::size_t defined = 0;
    std::size_t sameOrder = 0;
    std::size_t sameFirst = 0;  ///< of the defined ones: the series ranked first is the same
};

/// The image that a degree goes by: of the relative degree its own.
[[nodiscard]] data::Image& imageIn(RelationOptions& options);

/// relate() under every image; of the relative degree, whose image is its own, under the two that it knows.
/// The degrees under different images are on different scales: ranks can be compared, levels hardly. Errors: those of
/// relate() under the chosen image, cancelled.
[[nodiscard]] base::Expected<ImageSensitivity> imageSensitivityOf(const data::SeriesTable& table, std::size_t reference,
                                                                  const std::vector<std::size_t>& compared,
                                                                  const RelationOptions& options,
                                                                  const base::Progress& progress);

}  // namespace greyscope::grey
