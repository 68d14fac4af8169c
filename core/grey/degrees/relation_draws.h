#pragma once

#include <cstddef>
#include <optional>
#include <vector>

#include <Eigen/Dense>

#include "core/base/error.h"
#include "core/base/parallel.h"
#include "core/base/progress.h"
#include "core/grey/degrees/relation_areas.h"
#include "core/grey/degrees/relation_freedom.h"
#include "core/grey/degrees/relation_intervals.h"
#include "core/grey/degrees/relation_noise.h"

// The draws from which intervals of degrees are calculated. Used by relation_intervals and by its derivation.
namespace greyscope::grey {

/// The draws from which the intervals of degrees are calculated, and their degrees; see degreeIntervals().
struct DrawnDegrees {
    NoisyTable table;
    DegreeDraws how;
    RelationResult result;                ///< degrees of the measured means
    RelationImages measured;              ///< images of the measured means
    Eigen::MatrixXd degrees;              ///< the drawn degrees: one row per draw, in the order drawn
    std::vector<std::size_t> vanished;    ///< per series: number of draws with M = 0, in which all differences in the
                                          ///< scope of the series are 0
    std::optional<AreaDraws> areas = {};  ///< drawn quotients, only for degrees that compare areas

    [[nodiscard]] Eigen::VectorXd variance() const;
};

/// Makes the draws of degreeIntervals() and calculates their degrees. Returns nullopt or an error in the same cases as
/// degreeIntervals().
[[nodiscard]] base::Expected<std::optional<DrawnDegrees>> drawDegrees(
    const data::Dataset& dataset, const data::SeriesTable& table, std::size_t reference,
    const std::vector<std::size_t>& compared, const RelationOptions& options, const DegreeDraws& how,
    base::Threads threads, base::Progress& progress);

/// The first draw whose degrees are defined, with the intermediate values of its images, for a derivation.
struct FirstDraw {
    std::size_t number = 0;  ///< index of the draw, from 0
    /// Whether differences within the noise are set to 0 in this draw.
    bool equalWithin = false;
    TruthTrace trace;
    RelationImages truth;
    RelationImages noisy;  ///< images of the same draw, with noise added and none removed
};
/// Makes the first draw again, with its intermediate values; nullopt if the first 50 draws have no degrees.
[[nodiscard]] std::optional<FirstDraw> firstDraw(const DrawnDegrees& drawn);

/// Returns, for each compared series, how its degree changes with the two values that have the largest difference M,
/// because all coefficients depend on M.
[[nodiscard]] std::vector<std::vector<MovedMean>> movedDegrees(const DrawnDegrees& drawn);

}  // namespace greyscope::grey
