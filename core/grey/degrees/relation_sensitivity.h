#pragma once

#include <cstddef>
#include <optional>
#include <vector>

#include <Eigen/Dense>

#include "core/base/error.h"
#include "core/base/progress.h"
#include "core/grey/degrees/relation.h"

namespace greyscope::grey {

/// Recalculates the degrees of a result's comparative series for another distinguishing coefficient `rho`, in (0, 1].
/// Images, differences and extrema stay the same. Degrees never decrease as rho grows, because m <= D.
[[nodiscard]] Eigen::VectorXd degreesAt(const RelationResult& result, double rho);

/// A rho at which two comparative series swap ranks. One series has the higher degree above this rho, the other one
/// below it.
struct RankCrossing {
    double rho = 0.0;
    std::size_t aheadAbove = 0;  ///< index of the series with the higher degree at larger rho
    /// Index of the series with the higher degree at smaller rho.
    std::size_t aheadBelow = 0;
    bool operator==(const RankCrossing&) const = default;
};

/// How the degrees and the order of the comparative series depend on rho.
struct RelationSensitivity {
    std::vector<double> rho;              ///< evenly spaced, ascending, the last is 1
    Eigen::MatrixXd degrees;              ///< rho x comparative series
    std::vector<RankCrossing> crossings;  ///< ascending by rho
};

/// The range of rho around a given value in which the order does not change, and the crossings at its ends.
struct OrderRange {
    double from = 0.0;
    double to = 1.0;
    std::optional<RankCrossing> below;  ///< the crossing at `from`; nullopt if there is none below the given rho
    std::optional<RankCrossing> above;  ///< the crossing at `to`; nullopt if there is none above the given rho
};

/// Calculates the degrees at rho = 1/steps, 2/steps, ..., 1, and the crossings of ranks between them. A crossing is
/// found where the difference of two degrees changes sign between neighbouring values of rho; bisection locates it to
/// 1e-6. If the same two series cross twice within one step, both crossings are missed. Series that are equal at every
/// rho, within rounding, do not cross. Errors: optionOutOfRange (`steps` is 0), cancelled.
[[nodiscard]] base::Expected<RelationSensitivity> sensitivityOf(const RelationResult& result, std::size_t steps,
                                                                base::Progress& progress);

/// Returns the range of rho around `rho` in which the order of the series does not change.
[[nodiscard]] OrderRange orderAround(const RelationSensitivity& sensitivity, double rho);

}  // namespace greyscope::grey
