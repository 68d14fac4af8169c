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

/// Both laws: the derivatives are those of the parameters that there are.
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

/// Starts: the linear least squares of N / X, weighted as errors of X are, and two curves that bend little.
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

/// The least sum of squares of a curve that peaks at 1 / q (q = 0: nowhere): lambda is linear, sigma searched in [0,
/// 1].
class PeakProfile {
public:
    PeakProfile(Eigen::ArrayXd loads, Eigen::ArrayXd values) : m_loads(std::move(loads)), m_values(std::move(values)) {}

    [[nodiscard]] double operator()(double q) const {
        constexpr int kGrid = 32;
        double best = 0.0;
        double least = rss(q, 0.0);
        for (int k = 1; k <= kGrid; ++k) {
            const double sigma = std::pow(static_cast<double>(k) / kGrid, 2);  // dense where shares are small
            const double at = rss(q, sigma);
            if (at < least) {
                least = at;
                best = static_cast<double>(k);
            }
        }
        return std::min(least, golden(q, std::pow(std::max(0.0, best - 1.0) / kGrid, 2),
                                      std::pow(std::min<double>(kGrid, best + 1.0) / kGrid, 2)));
    }

private:
    [[nodiscard]] double rss(double q, double sigma) const {
        double xx = 0.0;
        double xy = 0.0;
        const double kappa = (1.0 - sigma) * q * q;
        for (Eigen::Index k = 0; k < m_loads.size(); ++k) {
            const double n = m_loads[k];
            const double x = n / (1.0 + (n - 1.0) * (sigma + kappa * n));
            xx += x * x;
            xy += x * m_values[k];
        }
        const double lambda = std::max(0.0, xy / xx);
        double sum = 0.0;
        for (Eigen::Index k = 0; k < m_loads.size(); ++k) {
            const double n = m_loads[k];
            const double rest = m_values[k] - lambda * n / (1.0 + (n - 1.0) * (sigma + kappa * n));
            sum += rest * rest;
        }
        return std::isfinite(sum) ? sum : std::numeric_limits<double>::infinity();
    }

    [[nodiscard]] double golden(double q, double low, double high) const {
        constexpr double kShare = 0.6180339887498949;
        double a = high - kShare * (high - low);
        double b = low + kShare * (high - low);
        double atA = rss(q, a);
        double atB = rss(q, b);
        for (int step = 0; step < 60; ++step) {
            if (atA < atB) {
                high = b;
                b = a;
                atB = atA;
                a = high - kShare * (high - low);
                atA = rss(q, a);
            } else {
                low = a;
                a = b;
                atA = atB;
                b = low + kShare * (high - low);
                atB = rss(q, b);
            }
        }
        return std::min(atA, atB);
    }

    Eigen::ArrayXd m_loads, m_values;
};

/// Where a function that is at most `most` at `inside` rises above it, towards `outside`.
double crossing(const PeakProfile& profile, double inside, double outside, double most) {
    for (int step = 0; step < 50; ++step) {
        const double middle = 0.5 * (inside + outside);
        (profile(middle) <= most ? inside : outside) = middle;
    }
    return 0.5 * (inside + outside);
}

Interval loadRange(const PeakProfile& profile, double load, double rss, double rise) {
    const double most = std::max(rss, profile(1.0 / load)) * (1.0 + rise);
    Interval range{0.0, std::numeric_limits<double>::infinity()};
    if (profile(0.0) > most) {
        range.high = 1.0 / crossing(profile, 1.0 / load, 0.0, most);
    }
    double inside = 1.0 / load;
    for (int doubling = 0; doubling < 40; ++doubling) {
        const double outside = 2.0 * inside;
        if (profile(outside) > most) {
            range.low = 1.0 / crossing(profile, inside, outside, most);
            break;
        }
        inside = outside;
    }
    return range;
}

/// t interval of X at the peak by its derivatives with respect to the parameters; at a peak the load has none.
std::optional<Interval> valueRange(const ScalingFit& fit, double load, double value, double t) {
    if (fit.fit.covariance.size() == 0) {
        return std::nullopt;
    }
    const Eigen::ArrayXd at = Eigen::ArrayXd::Constant(1, load);
    Eigen::MatrixXd gradient;
    static_cast<void>(curveOver(at)(fit.fit.b, &gradient));
    const double half = t * std::sqrt(std::max(0.0, (gradient * fit.fit.covariance * gradient.transpose())(0, 0)));
    return Interval{value - half, value + half};
}

}  // namespace

const base::Names<ScalingLaw>& scalingLawNames() {
    static const base::Names<ScalingLaw> names{{ScalingLaw::usl, "usl"}, {ScalingLaw::amdahl, "amdahl"}};
    return names;
}

const base::Names<PeakClaim>& peakClaimNames() {
    static const base::Names<PeakClaim> names{{PeakClaim::seen, "seen"},
                                              {PeakClaim::notFitted, "not fitted"},
                                              {PeakClaim::none, "none"},
                                              {PeakClaim::noInterval, "no interval"},
                                              {PeakClaim::beyond, "beyond"}};
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
    // kappa N^2 + (sigma - kappa) N + 1 - sigma - lambda latency = 0, the larger root, without cancellation.
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

Peak peakOf(const ScalingFit& fit, std::span<const double> loads, std::span<const double> values, double confidence) {
    Peak peak;
    peak.largestLoad = loads.empty() ? 0.0 : *std::max_element(loads.begin(), loads.end());
    if (!fit.fit.usable()) {
        peak.claim = PeakClaim::notFitted;
        return peak;
    }
    peak.load = fit.parameters.peakLoad();
    if (!peak.load) {
        return peak;
    }
    peak.value = fit.parameters.valueAt(*peak.load);
    constexpr std::size_t kParameters = 3;
    if (loads.size() <= kParameters) {
        peak.claim = PeakClaim::noInterval;
        return peak;
    }
    const auto freedom = static_cast<double>(loads.size() - kParameters);
    const double t = studentQuantile(0.5 + confidence / 2.0, freedom);
    peak.loadRange = loadRange(PeakProfile(arrayOf(loads), arrayOf(values)), *peak.load, fit.fit.rss, t * t / freedom);
    const bool seen = peak.loadRange->high <= kPeakReach * peak.largestLoad;
    peak.claim = seen ? PeakClaim::seen : PeakClaim::beyond;
    if (seen) {
        peak.valueRange = valueRange(fit, *peak.load, *peak.value, t);
    }
    return peak;
}

}  // namespace greyscope::stats
