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

// Draws behind the intervals of degrees. Used by relation_intervals and by its derivation.
namespace greyscope::grey {

/// The degrees of all draws; see degreeIntervals().
struct DrawnDegrees {
    NoisyTable table;
    DegreeDraws how;
    RelationResult result;                ///< of the measured means
    RelationImages measured;              ///< images of the measured means
    Eigen::MatrixXd degrees;              ///< one row per draw, in the order drawn
    std::vector<std::size_t> vanished;    ///< per series: number of draws with M = 0, where no difference is left in
                                          ///< the scope of the series
    std::optional<AreaDraws> areas = {};  ///< only for degrees that compare areas

    [[nodiscard]] Eigen::VectorXd variance() const;
};

/// Returns nullopt or an error as degreeIntervals() does.
[[nodiscard]] base::Expected<std::optional<DrawnDegrees>> drawDegrees(
    const data::Dataset& dataset, const data::SeriesTable& table, std::size_t reference,
    const std::vector<std::size_t>& compared, const RelationOptions& options, const DegreeDraws& how,
    base::Threads threads, base::Progress& progress);

/// The first draw that has degrees, and the intermediate values of its images.
struct FirstDraw {
    std::size_t number = 0;  ///< index of the draw, from 0
    bool equalWithin = false;
    TruthTrace trace;
    RelationImages truth;
    RelationImages noisy;  ///< images of the same draw, with noise added and none removed
};
[[nodiscard]] std::optional<FirstDraw> firstDraw(const DrawnDegrees& drawn);

/// Returns, for each compared series, the effect of the two values with the largest difference M, which all
/// coefficients depend on.
[[nodiscard]] std::vector<std::vector<MovedMean>> movedDegrees(const DrawnDegrees& drawn);

}  // namespace greyscope::grey
