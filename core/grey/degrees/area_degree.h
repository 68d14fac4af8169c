#pragma once

#include <Eigen/Dense>

#include "core/base/error.h"
#include "core/data/series/image_rounding.h"

namespace greyscope::grey {

/// Degrees that compare the areas under two curves instead of their points (Liu). With n points at distance 1 and the
/// zero image x0(k) = x(k) - x(1):
///   s = sum_{2..n-1} x0(k) + x0(n)/2
///   absolute degree  (1 + |si| + |sj|) / (1 + |si| + |sj| + |si - sj|)
///   similitude       1 / (1 + |si - sj|)
///   closeness        1 / (1 + |S|),  S = d(1)/2 + sum_{2..n-1} d(k) + d(n)/2,  d = xi - xj (no zero image)
/// All lie in (0, 1], are 1 for parallel (closeness: identical) curves, and symmetric.
struct AreaDegree {
    bool fromZero = true;  ///< of zero images, s; else S
    bool ofOwn = true;     ///< both series' own areas stand above and below
    static const AreaDegree absolute, similitude, closeness;
};
inline constexpr AreaDegree AreaDegree::absolute{};
inline constexpr AreaDegree AreaDegree::similitude{true, false};
inline constexpr AreaDegree AreaDegree::closeness{false, false};

/// A degree, and what of it may be rounding. One that is 1 but for rounding is 1.
struct Degree {
    double value = 1.0;
    double rounding = 0.0;
};

/// Areas of some series: s, or S(x) = x(1)/2 + ... + x(n)/2; and what of each may be rounding.
struct Areas {
    Eigen::VectorXd values;
    Eigen::VectorXd rounding;

    /// |a - b|, 0 where that is rounding.
    [[nodiscard]] double apart(Eigen::Index a, Eigen::Index b) const;
    [[nodiscard]] Degree degree(AreaDegree kind, Eigen::Index a, Eigen::Index b) const;
};

/// Of the columns of `images` (points x series). tooFewPoints below 2 points, overflow.
[[nodiscard]] base::Expected<Areas> areasOf(const Eigen::MatrixXd& images, const data::ImageRounding& rounding,
                                            AreaDegree degree);

/// Degree of every pair of columns; without `rounding` they are data. Errors as above.
[[nodiscard]] base::Expected<Eigen::MatrixXd> areaDegrees(const Eigen::MatrixXd& images,
                                                          const data::ImageRounding& rounding, AreaDegree degree);
[[nodiscard]] base::Expected<Eigen::MatrixXd> areaDegrees(const Eigen::MatrixXd& images, AreaDegree degree);

}  // namespace greyscope::grey
