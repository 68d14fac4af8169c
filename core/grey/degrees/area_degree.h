#pragma once

#include <Eigen/Dense>

#include "core/base/error.h"
#include "core/data/series/image_rounding.h"

namespace greyscope::grey {

/// A kind of relational degree that compares the areas under two curves instead of their points (Liu). With n points at
/// distance 1 and the zero image x0(k) = x(k) - x(1):
///   s = sum_{2..n-1} x0(k) + x0(n)/2
///   absolute degree  (1 + |si| + |sj|) / (1 + |si| + |sj| + |si - sj|)
///   similitude       1 / (1 + |si - sj|)
///   closeness        1 / (1 + |S|),  S = d(1)/2 + sum_{2..n-1} d(k) + d(n)/2,  d = xi - xj (no zero image)
/// All lie in (0, 1] and are symmetric. They are 1 for parallel curves (closeness: for identical curves).
struct AreaDegree {
    bool fromZero = true;  ///< whether the areas are s, of zero images; otherwise S
    bool ofOwn = true;     ///< whether numerator and denominator include |si| + |sj|
    static const AreaDegree absolute, similitude, closeness;
};
inline constexpr AreaDegree AreaDegree::absolute{};
inline constexpr AreaDegree AreaDegree::similitude{true, false};
inline constexpr AreaDegree AreaDegree::closeness{false, false};

/// A relational degree and its possible rounding error. A degree that differs from 1 only by rounding is set to 1.
struct Degree {
    double value = 1.0;
    double rounding = 0.0;
};

/// The areas under several series, either s or S(x) = x(1)/2 + ... + x(n)/2 (see AreaDegree), and the possible rounding
/// error of each.
struct Areas {
    Eigen::VectorXd values;
    Eigen::VectorXd rounding;

    /// Returns |a - b| of the areas of the series with indices `a` and `b`, or 0 if the difference may be rounding.
    [[nodiscard]] double apart(Eigen::Index a, Eigen::Index b) const;
    /// Returns the degree of the series with indices `a` and `b`.
    [[nodiscard]] Degree degree(AreaDegree kind, Eigen::Index a, Eigen::Index b) const;
};

/// Returns the areas under the columns of `images` (points x series) that a degree of kind `degree` compares. Errors:
/// tooFewPoints (fewer than 2), overflow.
[[nodiscard]] base::Expected<Areas> areasOf(const Eigen::MatrixXd& images, const data::ImageRounding& rounding,
                                            AreaDegree degree);

/// Returns the degree of every pair of columns of `images`. `rounding` has the possible rounding errors of the images.
/// Errors: those of areasOf().
[[nodiscard]] base::Expected<Eigen::MatrixXd> areaDegrees(const Eigen::MatrixXd& images,
                                                          const data::ImageRounding& rounding, AreaDegree degree);
/// Returns the degree of every pair of columns, as above, for measured data, which have no rounding errors of their
/// own.
[[nodiscard]] base::Expected<Eigen::MatrixXd> areaDegrees(const Eigen::MatrixXd& images, AreaDegree degree);

}  // namespace greyscope::grey
