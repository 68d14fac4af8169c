#pragma once

#include <cstddef>
#include <optional>
#include <vector>

#include <Eigen/Dense>

#include "core/base/error.h"
#include "core/base/progress.h"
#include "core/grey/degrees/relation.h"

namespace greyscope::grey {

/// Returns the degrees of a result's comparative series at another distinguishing coefficient. Images, differences and
/// extrema stay the same. `rho` is in (0, 1]. Degrees never decrease as rho grows, because m <= D.
[[nodiscard]] Eigen::VectorXd degreesAt(const RelationResult& result, double rho);

/// A rho at which two comparative series swap ranks: one has the higher degree above it, the other below it.
struct RankCrossing {
    double rho = 0.0;
    std::size_t aheadAbove = 0;  ///< index of the series with the higher degree at larger rho
    std::size_t aheadBelow = 0;
    bool operator==(const RankCrossing&) const = default;
};

/// How the order of the comparative series depends on rho.
struct RelationSensitivity {
    std::vector<double> rho;              ///< evenly spaced, ascending, the last is 1
    Eigen::MatrixXd degrees;              ///< rho x comparative series
    std::vector<RankCrossing> crossings;  ///< ascending by rho
};

/// The range of rho around a given value in which the order does not change, and the crossings at its ends.
struct OrderRange {
    double from = 0.0;
    double to = 1.0;
    std::optional<RankCrossing> below;  ///< at `from`
    std::optional<RankCrossing> above;  ///< at `to`
};

/// Returns the degrees at rho = 1/steps, 2/steps, ..., 1 and the crossings. A crossing is found where the difference of
/// two degrees changes sign between neighbouring grid points; bisection locates it to 1e-6. Two crossings of one pair
/// within one step are missed. Series that are equal at every rho, within rounding, do not cross. Errors:
/// optionOutOfRange (`steps` is 0), cancelled.
[[nodiscard]] base::Expected<RelationSensitivity> sensitivityOf(const RelationResult& result, std::size_t steps,
                                                                base::Progress& progress);

[[nodiscard]] OrderRange orderAround(const RelationSensitivity& sensitivity, double rho);

}  // namespace greyscope::grey
