#pragma once

#include <cstddef>
#include <optional>
#include <vector>

#include <Eigen/Dense>

#include "core/base/error.h"
#include "core/base/progress.h"
#include "core/grey/degrees/relation.h"

namespace greyscope::grey {

/// Degrees of a result's comparative series at another distinguishing coefficient: images, differences and extrema
/// stay. `rho` in (0, 1]. Degrees never fall while rho grows, for m <= D.
[[nodiscard]] Eigen::VectorXd degreesAt(const RelationResult& result, double rho);

/// Two comparative series change places: above `rho` one has the higher degree, below it the other.
struct RankCrossing {
    double rho = 0.0;
    std::size_t aheadAbove = 0;  ///< index of the series that leads where rho is larger
    std::size_t aheadBelow = 0;
    bool operator==(const RankCrossing&) const = default;
};

/// How the order of the comparative series depends on rho.
struct RelationSensitivity {
    std::vector<double> rho;              ///< evenly spaced, ascending, the last is 1
    Eigen::MatrixXd degrees;              ///< rho x comparative series
    std::vector<RankCrossing> crossings;  ///< ascending by rho
};

/// The stretch round one rho in which the order stays as it is there, and what ends it.
struct OrderRange {
    double from = 0.0;
    double to = 1.0;
    std::optional<RankCrossing> below;  ///< at `from`
    std::optional<RankCrossing> above;  ///< at `to`
};

/// Degrees on rho = 1/steps, 2/steps, ..., 1; a crossing is where the difference of two degrees changes sign between
/// two neighbours on that grid, found by bisection to 1e-6. Two crossings of one pair within a step are missed; series
/// that are equal at every rho but for rounding do not cross. Errors: optionOutOfRange for no steps, cancelled.
[[nodiscard]] base::Expected<RelationSensitivity> sensitivityOf(const RelationResult& result, std::size_t steps,
                                                                base::Progress& progress);

[[nodiscard]] OrderRange orderAround(const RelationSensitivity& sensitivity, double rho);

}  // namespace greyscope::grey
