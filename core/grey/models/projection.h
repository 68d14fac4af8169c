#pragma once

#include <functional>
#include <optional>
#include <vector>

#include <Eigen/Dense>

#include "core/base/progress.h"

namespace greyscope::grey {

/// The shape f of a curve A f(k; p) with a height A and one other parameter p. The functions return f and df/dp at all
/// points for a given p.
struct CurveShape {
    std::function<Eigen::ArrayXd(double)> values;
    std::function<Eigen::ArrayXd(double)> derivatives;
};

/// The parameters of a curve A f(k; p) fitted by least squares.
struct ProjectedFit {
    double height = 0.0;     ///< the height A
    double parameter = 0.0;  ///< the parameter p
};

/// Fits x(k) = A f(k; p) by least squares with variable projection: for a given p, the best A is linear, so that p is
/// the only unknown. The best value of `grid` is refined between its neighbours to the last bit, by the sign of the
/// derivative. `grid` is ascending; in long series, every eighth value is tried first, then those around the best one.
/// Returns nullopt if the sum of squares is still falling at an end of the grid, because the data do not determine p.
/// If `closedBelow`, this does not apply to the first value of the grid, which is then a valid result. Values should be
/// near 1, see outcomeOf(). If the job is cancelled, the result is meaningless. Source: Golub & Pereyra 1973.
[[nodiscard]] std::optional<ProjectedFit> projectedFit(const std::vector<double>& values,
                                                       const std::vector<double>& grid, const CurveShape& shape,
                                                       bool closedBelow, const base::Progress& progress);

}  // namespace greyscope::grey
