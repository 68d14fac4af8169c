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

// What intervals of degrees are made of: for relation_intervals and the derivation of one.
namespace greyscope::grey {

/// Degrees of all draws: see degreeIntervals().
struct DrawnDegrees {
    NoisyTable table;
    DegreeDraws how;
    RelationResult result;                ///< of the means
    RelationImages measured;              ///< likewise
    Eigen::MatrixXd degrees;              ///< a row each draw, in their order
    std::vector<std::size_t> vanished;    ///< draws in which a series has no difference left in its scope: M = 0
    std::optional<AreaDraws> areas = {};  ///< of degrees of areas

    [[nodiscard]] Eigen::VectorXd variance() const;
};

/// None and errors as degreeIntervals().
[[nodiscard]] base::Expected<std::optional<DrawnDegrees>> drawDegrees(
    const data::Dataset& dataset, const data::SeriesTable& table, std::size_t reference,
    const std::vector<std::size_t>& compared, const RelationOptions& options, const DegreeDraws& how,
    base::Threads threads, base::Progress& progress);

/// The first draw that has degrees, and how its images came about.
struct FirstDraw {
    std::size_t number = 0;  ///< from 0
    bool equalWithin = false;
    TruthTrace trace;
    RelationImages truth;
    RelationImages noisy;  ///< of the same draw, with the noise added and nothing taken off
};
[[nodiscard]] std::optional<FirstDraw> firstDraw(const DrawnDegrees& drawn);

/// Of each compared series: by the two values that make the largest difference, which all coefficients are measured by.
[[nodiscard]] std::vector<std::vector<MovedMean>> movedDegrees(const DrawnDegrees& drawn);

}  // namespace greyscope::grey
