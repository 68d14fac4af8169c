#pragma once

#include <functional>
#include <optional>
#include <vector>

#include <Eigen/Dense>

#include "core/base/progress.h"

namespace greyscope::grey {

/// A curve A f(k; p) with one parameter p besides its height A: f and df/dp at all points.
struct CurveShape {
    std::function<Eigen::ArrayXd(double)> values;
    std::function<Eigen::ArrayXd(double)> derivatives;
};

struct ProjectedFit {
    double height = 0.0;     ///< A
    double parameter = 0.0;  ///< p
};

/// Least squares of x(k) = A f(k; p) by variable projection: for a given p the best A is linear, which leaves one
/// unknown. The best of `grid` (ascending; in long series every eighth, then those about the best of them) is refined
/// between its neighbours, where the derivative changes its sign, to the last bits. None where the sum of squares
/// still falls at an end of the grid: the data do not determine p. The first point of the grid counts as an answer
/// where `closedBelow` is set. x about 1, see outcomeOf(). Once cancelled it stops and its answer is worth nothing.
/// Source: Golub & Pereyra 1973.
[[nodiscard]] std::optional<ProjectedFit> projectedFit(const std::vector<double>& values,
                                                       const std::vector<double>& grid, const CurveShape& shape,
                                                       bool closedBelow, const base::Progress& progress);

}  // namespace greyscope::grey
