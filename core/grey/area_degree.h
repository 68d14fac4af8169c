#pragma once

#include <Eigen/Dense>

#include "core/base/error.h"

namespace greyscope::grey {

/// Degrees that compare the areas under two curves instead of their points (Liu). With n points at distance 1 and the
/// zero image x0(k) = x(k) - x(1):
///   s = sum_{2..n-1} x0(k) + x0(n)/2
///   absolute degree  (1 + |si| + |sj|) / (1 + |si| + |sj| + |si - sj|)
///   similitude       1 / (1 + |si - sj|)
///   closeness        1 / (1 + |S|),  S = d(1)/2 + sum_{2..n-1} d(k) + d(n)/2,  d = xi - xj (no zero image)
/// All lie in (0, 1], are 1 for parallel (closeness: identical) curves, and symmetric.
enum class AreaDegree { absolute, similitude, closeness };

/// Degree of two areas.
[[nodiscard]] double areaDegree(AreaDegree degree, double a, double b);

/// Degree of every pair of columns of `images` (points x series). tooFewPoints below 2 points, overflow.
[[nodiscard]] base::Expected<Eigen::MatrixXd> areaDegrees(const Eigen::MatrixXd& images, AreaDegree degree);

/// s of every column, or S(x) = x(1)/2 + ... + x(n)/2 for closeness: what the degrees are taken of. Errors as above.
[[nodiscard]] base::Expected<Eigen::VectorXd> areasOf(const Eigen::MatrixXd& images, AreaDegree degree);

}  // namespace greyscope::grey
