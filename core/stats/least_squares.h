#pragma once

#include <cstddef>
#include <functional>
#include <optional>
#include <string>
#include <vector>

#include <Eigen/Dense>

#include "core/stats/sample.h"

namespace greyscope::stats {

/// A curve with parameters b at all of its points: the values, and where `jacobian` is not null their derivatives,
/// points x parameters.
using Curve = std::function<Eigen::VectorXd(const Eigen::VectorXd& b, Eigen::MatrixXd* jacobian)>;

/// How a fit ended; all but `converged` are failures.
enum class FitEnd {
    converged,
    tooFewPoints,  ///< fewer than there are parameters
    notFinite,     ///< the curve has no finite value at the start
    open,          ///< the points leave a parameter open: the derivatives depend on each other
    tooManySteps
};

/// Bounds of parameters, b within [low, high].
struct Bounds {
    Eigen::VectorXd low, high;
};

struct CurveFit {
    FitEnd end = FitEnd::converged;
    Eigen::VectorXd b;
    std::vector<bool> atBound;  ///< parameters that the bounds hold
    double rss = 0.0;           ///< sum of squared residuals
    std::size_t points = 0;
    std::size_t steps = 0;
    /// s^2 (J'J)^-1 over the parameters inside their bounds, s^2 = rss / freedom; empty without freedom
    Eigen::MatrixXd covariance;

    [[nodiscard]] bool usable() const { return end == FitEnd::converged; }
    /// Points less parameters that no bound holds.
    [[nodiscard]] std::size_t freedom() const;
    /// None at a bound or without freedom.
    [[nodiscard]] std::optional<double> error(Eigen::Index parameter) const;
    /// b -+ t error (linear approximation); none where there is no error.
    [[nodiscard]] std::optional<Interval> interval(Eigen::Index parameter, double confidence) const;
};

/// Least squares of y = curve(b) by Levenberg and Marquardt's method with Nielsen's damping, from `start`. A parameter
/// that reaches a bound stays there while the descent points outwards. Sources: Marquardt 1963; Nielsen 1999.
[[nodiscard]] CurveFit fitCurve(const Curve& curve, const Eigen::VectorXd& y, const Eigen::VectorXd& start,
                                const std::optional<Bounds>& bounds = {});

}  // namespace greyscope::stats
