#include "core/stats/scaling_law.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <limits>
#include <set>

#include "core/stats/distributions.h"

namespace greyscope::stats {

namespace {

Eigen::ArrayXd arrayOf(std::span<const double> values) {
    return Eigen::Map<const Eigen::ArrayXd>(values.data(), static_cast<Eigen::Index>(values.size()));
}

ScalingParameters parametersOf(const Eigen::VectorXd& b) {
    return {b[0], b[1], b.size() > 2 ? b[2] : 0.0};
}

/// Returns the curve of either law, with the derivatives of the parameters that the law has.
Curve curveOver(const Eigen::ArrayXd& loads) {
    return [&loads](const Eigen::VectorXd& b, Eigen::MatrixXd* jacobian) -> Eigen::VectorXd {
        const ScalingParameters at = parametersOf(b);
        const Eigen::ArrayXd waiting = loads - 1.0;
        const Eigen::ArrayXd agreeing = loads * waiting;
        const Eigen::ArrayXd below = 1.0 + at.sigma * waiting + at.kappa * agreeing;
        const Eigen::ArrayXd values = at.lambda * loads / below;
        if (jacobian != nullptr) {
            jacobian->resize(loads.size(), b.size());
            jacobian->col(0) = (loads / below).matrix();
            jacobian->col(1) = (-values * waiting / below).matrix();
            if (b.size() > 2) {
                jacobian->col(2) = (-values * agreeing / below).matrix();
            }
        }
        return values.matrix();
    };
}

/// Returns start values: the linear least squares of N / X, weighted like the errors of X, and two curves with little
/// curvature.
std::vector<Eigen::VectorXd> startsFor(const Eigen::ArrayXd& loads, const Eigen::ArrayXd& values, Eigen::Index count) {
    std::vector<Eigen::VectorXd> starts;
    if ((values > 0.0).all()) {
        const Eigen::ArrayXd weights = values.square() / loads;
        Eigen::MatrixXd rows(loads.size(), count);
        rows.col(0) = weights.matrix();
        rows.col(1) = (weights * (loads - 1.0)).matrix();
        if (count > 2) {
            rows.col(2) = (weights * loads * (loads - 1.0)).matrix();
        }
        const Eigen::VectorXd line = rows.colPivHouseholderQr().solve((weights * loads / values).matrix());
        if (line.allFinite() && line[0] > 0.0) {
            starts.emplace_back(line / line[0]);
            starts.back()[0] = 1.0 / line[0];
        }
    }
    const double slope = (values / loads).abs().maxCoeff();
    for (const double share : {0.05, 0.5}) {
        Eigen::VectorXd start(count);
        start[0] = slope;
        start[1] = share;
        if (count > 2) {
            start[2] = 0.1 / std::pow(std::max(2.0, loads.maxCoeff()), 2);
        }
        starts.push_back(start);
    }
    return starts;
}

}  // namespace

const base::Names<ScalingLaw>& scalingLawNames() {
    static const base::Names<ScalingLaw> names{{ScalingLaw::usl, "usl"}, {ScalingLaw::amdahl, "amdahl"}};
    return names;
}

double ScalingParameters::valueAt(double load) const {
    return lambda * load / (1.0 + (load - 1.0) * (sigma + kappa * load));
}

std::optional<double> ScalingParameters::peakLoad() const {
    return kappa > 0.0 && sigma < 1.0 ? std::optional(std::sqrt((1.0 - sigma) / kappa)) : std::nullopt;
}

std::optional<double> ScalingParameters::limit() const {
    return sigma > 0.0 ? std::optional(lambda / sigma) : std::nullopt;
}

std::optional<double> ScalingParameters::loadAtLimit() const {
    return sigma > 0.0 ? std::optional(1.0 / sigma) : std::nullopt;
}

std::optional<double> ScalingParameters::loadAtLatency(double latency) const {
    // The larger root of kappa N^2 + (sigma - kappa) N + 1 - sigma - lambda latency = 0, without cancellation.
    const double linear = sigma - kappa;
    const double constant = 1.0 - sigma - lambda * latency;
    if (kappa == 0.0) {
        return sigma > 0.0 && constant <= 0.0 ? std::optional(-constant / sigma) : std::nullopt;
    }
    const double inside = linear * linear - 4.0 * kappa * constant;
    if (!(inside >= 0.0)) {
        return std::nullopt;
    }
    const double root = std::sqrt(inside);
    const double load = linear <= 0.0 ? (root - linear) / (2.0 * kappa) : -2.0 * constant / (linear + root);
    return load >= 0.0 ? std::optional(load) : std::nullopt;
}

ScalingFit fitScalingLaw(ScalingLaw law, std::span<const double> loads, std::span<const double> values, bool bounded) {
    const Eigen::Index count = law == ScalingLaw::usl ? 3 : 2;
    ScalingFit best;
    best.law = law;
    best.fit.b = Eigen::VectorXd::Zero(count);
    best.fit.points = loads.size();
    best.fit.end = FitEnd::tooFewPoints;
    if (std::set<double>(loads.begin(), loads.end()).size() < static_cast<std::size_t>(count)) {
        return best;
    }
    const Eigen::ArrayXd n = arrayOf(loads);
    const Eigen::ArrayXd x = arrayOf(values);
    std::optional<Bounds> bounds;
    if (bounded) {
        bounds = Bounds{Eigen::VectorXd::Zero(count), Eigen::VectorXd::Ones(count)};
        bounds->high[0] = std::numeric_limits<double>::infinity();
    }
    const Curve curve = curveOver(n);
    for (const Eigen::VectorXd& start : startsFor(n, x, count)) {
        CurveFit fit = fitCurve(curve, x.matrix(), start, bounds);
        const bool better = fit.usable() && (!best.fit.usable() || fit.rss < best.fit.rss);
        if (better || (!best.fit.usable() && best.fit.end == FitEnd::tooFewPoints)) {
            best.fit = std::move(fit);
        }
    }
    best.parameters = parametersOf(best.fit.b);
    return best;
}

}  // namespace greyscope::stats
