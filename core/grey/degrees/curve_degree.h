#pragma once

#include <Eigen/Dense>

#include "core/base/error.h"
#include "core/grey/degrees/relation.h"

// Degrees that compare curves (see worked_degree.h).
namespace greyscope::grey {

/// The curves of several series, in columns.
struct DegreeCurves {
    int first = 1;  ///< k of the first row
    Eigen::MatrixXd values;
};

/// Returns the curves of the series in `images`, which are taken as they are. Errors: those of the degree, tooFewPoints
/// (fewer than 2), overflow.
[[nodiscard]] base::Expected<DegreeCurves> degreeCurves(const WorkedDegree& degree, const RelationImages& images);

/// Returns the coefficients of the first curve with each of the others, one column for each of them.
[[nodiscard]] Eigen::MatrixXd curveCoefficients(const Eigen::MatrixXd& curves, const WorkedDegree& degree);

/// Returns a degree, or 1 if it differs from 1 only by rounding.
[[nodiscard]] double nearOneIsOne(double degree);

/// Returns the degrees of all pairs: in row i those with series i as the reference.
[[nodiscard]] Eigen::MatrixXd curveDegrees(const DegreeCurves& curves, const WorkedDegree& degree);

}  // namespace greyscope::grey
