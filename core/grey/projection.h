#pragma once

#include <cstddef>
#include <functional>
#include <optional>
#include <vector>

#include "core/base/progress.h"

namespace greyscope::grey {

/// A curve A f(k; p) with one parameter p besides its height A.
struct Shape {
    std::function<double(std::size_t, double)> value;       ///< f at the k-th point
    std::function<double(std::size_t, double)> derivative;  ///< df/dp
};

struct ProjectedFit {
    double height = 0.0;     ///< A
    double parameter = 0.0;  ///< p
};

/// Least squares of x(k) = A f(k; p) by variable projection: for a given p the best A is linear, which leaves one
/// unknown. The best of `grid` (ascending) is refined between its neighbours by the sign of the derivative, to the last
/// bits. None where the sum of squares still falls at an end of the grid: the data do not determine p. The first
/// point of the grid counts as an answer where `closedBelow` is set. Once cancelled it stops and its answer is worth
/// nothing. Source: Golub & Pereyra 1973.
[[nodiscard]] std::optional<ProjectedFit> projectedFit(const std::vector<double>& values,
                                                       const std::vector<double>& grid, const Shape& shape,
                                                       bool closedBelow, const base::Progress& progress);

}  // namespace greyscope::grey
