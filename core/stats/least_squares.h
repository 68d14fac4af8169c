#pragma once

#include <cstddef>
#include <functional>
#include <optional>
#include <string>
#include <vector>

#include <Eigen/Dense>

#include "core/stats/sample.h"

namespace greyscope::stats {

/// A curve to fit: a function that returns the values of the curve at all points for the parameters b. If `jacobian` is
/// not null, the function sets it to the derivatives (points x parameters).
using Curve = std::function<Eigen::VectorXd(const Eigen::VectorXd& b, Eigen::MatrixXd* jacobian)>;

/// How a fit ended; every value except `converged` is a failure.
enum class FitEnd {
    converged,
    tooFewPoints,  ///< fewer points than parameters
    notFinite,     ///< the curve has no finite value at the start
    open,          ///< the points do not determine a parameter: the derivatives are linearly dependent
    tooManySteps
};

/// Bounds of the parameters: low <= b <= high.
struct Bounds {
    Eigen::VectorXd low, high;
};

/// A curve fitted by least squares.
struct CurveFit {
    FitEnd end = FitEnd::converged;
    Eigen::VectorXd b;
    std::vector<bool> atBound;  ///< for each parameter: whether it is held at a bound
    double rss = 0.0;           ///< sum of squared residuals
    std::size_t points = 0;
    std::size_t steps = 0;
    /// Covariance of the parameters not held at a bound, s^2 (J'J)^-1, s^2 = rss / freedom; empty if freedom is 0.
    Eigen::MatrixXd covariance;

    [[nodiscard]] bool usable() const { return end == FitEnd::converged; }
    /// Returns the degrees of freedom: the number of points minus the number of parameters not held at a bound.
    [[nodiscard]] std::size_t freedom() const;
    /// Returns the standard error of a parameter; nullopt if it is held at a bound or freedom is 0.
    [[nodiscard]] std::optional<double> error(Eigen::Index parameter) const;
    /// Returns the confidence interval of a parameter, b -+ t error (linear approximation); nullopt if it has no
    /// standard error.
    [[nodiscard]] std::optional<Interval> interval(Eigen::Index parameter, double confidence) const;
};

/// Fits a curve y = curve(b) by least squares with the Levenberg-Marquardt method with Nielsen's damping, from `start`.
/// A parameter that reaches a bound is held there while the descent direction points outwards. Sources: Marquardt 1963;
/// Nielsen 1999.
[[nodiscard]] CurveFit fitCurve(const Curve& curve, const Eigen::VectorXd& y, const Eigen::VectorXd& start,
                                const std::optional<Bounds>& bounds = {});

}  // namespace greyscope::stats
