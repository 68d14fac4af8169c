#pragma once

#include <cstddef>
#include <optional>
#include <vector>

#include <Eigen/Dense>

#include "core/base/error.h"
#include "core/base/parallel.h"
#include "core/base/progress.h"
#include "core/grey/relation_areas.h"
#include "core/grey/relation_intervals.h"
#include "core/grey/relation_noise.h"

// What intervals of degrees are made of: for relation_intervals and the derivation of one.
namespace greyscope::grey {

/// Degrees of all draws: see degreeIntervals().
struct DrawnDegrees {
    NoisyTable table;
    DegreeDraws how;
    RelationResult result;                ///< of the means
    RelationImages measured;              ///< likewise
    Eigen::MatrixXd grades;               ///< a row each draw, in their order
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
};
[[nodiscard]] std::optional<FirstDraw> firstDraw(const DrawnDegrees& drawn);

/// A degree where one mean lies a standard error further up, or down.
struct MovedDegree {
    bool ofReference = false;  ///< the mean is one of the reference, else of another series
    Eigen::Index point = 0;
    std::size_t repeats = 0;
    double above = 0.0, below = 0.0;
    [[nodiscard]] double variance() const { return 0.25 * (above - below) * (above - below); }
};
/// Of each compared series: by the two values that make the largest difference, which all coefficients are measured by.
[[nodiscard]] std::vector<std::vector<MovedDegree>> movedDegrees(const DrawnDegrees& drawn);

/// Repeats less 1, of all values of the reference and a compared series together.
[[nodiscard]] double pooledRepeats(const NoisyTable& table, Eigen::Index compared);

/// Satterthwaite's degrees of freedom of the variance of a degree: those of the values with the largest difference, and
/// for the rest those of all values of both series together.
[[nodiscard]] double freedomOf(double variance, const std::vector<MovedDegree>& moved, double pooled);

/// Above so many, Student's t is the normal distribution.
inline constexpr double kNormalFreedom = 1e6;
/// The share to leave out on each side: as many standard errors as Student's t has it.
[[nodiscard]] double tailOf(double confidence, double freedom);

}  // namespace greyscope::grey
