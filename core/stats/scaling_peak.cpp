#include "core/stats/scaling_peak.h"

#include <algorithm>
#include <cmath>
#include <limits>

#include "core/stats/distributions.h"

namespace greyscope::stats {

namespace {

constexpr std::size_t kParameters = 3;
constexpr double kInfinite = std::numeric_limits<double>::infinity();

/// The assumed kind of errors of X.
enum class PeakErrors { equal, relative };

Eigen::ArrayXd peakArray(std::span<const double> values) {
    return Eigen::Map<const Eigen::ArrayXd>(values.data(), static_cast<Eigen::Index>(values.size()));
}

/// The smallest sum of squares of a curve with its peak at 1 / q (q = 0: no peak). lambda (for logarithms: ln lambda)
/// is linear; sigma is searched in [0, 1].
class PeakProfile {
public:
    PeakProfile(Eigen::ArrayXd loads, Eigen::ArrayXd values, PeakErrors errors)
        : m_loads(std::move(loads)),
          m_values(errors == PeakErrors::relative ? Eigen::ArrayXd(values.log()) : std::move(values)),
          m_errors(errors) {}

    [[nodiscard]] double operator()(double q) const {
        constexpr int kGrid = 32;
        double best = 0.0;
        double least = rss(q, 0.0);
        for (int k = 1; k <= kGrid; ++k) {
            const double sigma = std::pow(static_cast<double>(k) / kGrid, 2);  // dense for small shares
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
        const double kappa = (1.0 - sigma) * q * q;
        const auto shape = [&](Eigen::Index k) {
            const double n = m_loads[k];
            return n / (1.0 + (n - 1.0) * (sigma + kappa * n));
        };
        const double sum = m_errors == PeakErrors::relative ? logarithmicRss(shape) : plainRss(shape);
        return std::isfinite(sum) ? sum : kInfinite;
    }

    template <class Shape>
    [[nodiscard]] double plainRss(const Shape& shape) const {
        double xx = 0.0;
        double xy = 0.0;
        for (Eigen::Index k = 0; k < m_loads.size(); ++k) {
            const double x = shape(k);
            xx += x * x;
            xy += x * m_values[k];
        }
        const double lambda = std::max(0.0, xy / xx);
        double sum = 0.0;
        for (Eigen::Index k = 0; k < m_loads.size(); ++k) {
            const double rest = m_values[k] - lambda * shape(k);
            sum += rest * rest;
        }
        return sum;
    }

    /// Residuals about their mean, which is ln lambda.
    template <class Shape>
    [[nodiscard]] double logarithmicRss(const Shape& shape) const {
        double mean = 0.0;
        double sum = 0.0;
        for (Eigen::Index k = 0; k < m_loads.size(); ++k) {
            const double rest = m_values[k] - std::log(shape(k));
            const double before = rest - mean;
            mean += before / static_cast<double>(k + 1);
            sum += before * (rest - mean);
        }
        return sum;
    }

    [[nodiscard]] double golden(double q, double low, double high) const {
        constexpr double kShare = 0.6180339887498949;
        double a = high - kShare * (high - low);
        double b = low + kShare * (high - low);
        double atA = rss(q, a);
        double atB = rss(q, b);
        for (int step = 0; step < 25; ++step) {
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
    PeakErrors m_errors;
};

/// Returns where the function, at most `most` at `inside`, exceeds `most` on the way to `outside`.
double crossing(const PeakProfile& profile, double inside, double outside, double most) {
    for (int step = 0; step < 24; ++step) {
        const double middle = 0.5 * (inside + outside);
        (profile(middle) <= most ? inside : outside) = middle;
    }
    return 0.5 * (inside + outside);
}

/// Returns the loads at which the curve may have its peak; the smallest sum of squares is at 1 / q. `tiny` is a q that
/// is practically 0.
Interval loadRange(const PeakProfile& profile, double q, double tiny, double rss, double rise) {
    const double most = std::max(rss, profile(q)) * (1.0 + rise);
    Interval range{0.0, kInfinite};
    if (q > 0.0 && profile(0.0) > most) {
        range.high = 1.0 / crossing(profile, q, 0.0, most);
    }
    double inside = std::max(q, tiny);
    for (int doubling = 0; doubling < 80; ++doubling) {
        const double outside = 2.0 * inside;
        if (profile(outside) > most) {
            range.low = 1.0 / crossing(profile, inside, outside, most);
            break;
        }
        inside = outside;
    }
    return range;
}

/// Fits the USL to ln X, starting from the curve fitted to X.
ScalingFit fitOfLogarithms(const ScalingFit& start, const Eigen::ArrayXd& loads, const Eigen::ArrayXd& values) {
    const Curve curve = [&loads](const Eigen::VectorXd& b, Eigen::MatrixXd* jacobian) -> Eigen::VectorXd {
        const Eigen::ArrayXd waiting = loads - 1.0;
        const Eigen::ArrayXd agreeing = loads * waiting;
        const Eigen::ArrayXd below = 1.0 + b[1] * waiting + b[2] * agreeing;
        if (jacobian != nullptr) {
            jacobian->resize(loads.size(), b.size());
            jacobian->col(0).setConstant(1.0 / b[0]);
            jacobian->col(1) = (-waiting / below).matrix();
            jacobian->col(2) = (-agreeing / below).matrix();
        }
        return (b[0] * loads / below).log().matrix();
    };
    constexpr double kLeastShare = 1e-9;  // of the starting lambda: its logarithm requires a positive lambda
    Bounds bounds{Eigen::VectorXd::Zero(kParameters), Eigen::VectorXd::Ones(kParameters)};
    bounds.low[0] = kLeastShare * start.parameters.lambda;
    bounds.high[0] = kInfinite;
    ScalingFit fit;
    fit.fit = fitCurve(curve, values.log().matrix(), start.fit.b, bounds);
    fit.parameters = {fit.fit.b[0], fit.fit.b[1], fit.fit.b[2]};
    return fit;
}

/// Returns the t interval of X (or ln X) at the peak, from the derivatives with respect to the parameters; at a peak,
/// the derivative with respect to the load is 0.
std::optional<Interval> valueRange(const ScalingFit& fit, PeakErrors errors, double load, double t) {
    const double value = fit.parameters.valueAt(load);
    if (fit.fit.covariance.size() == 0 || !(value > 0.0)) {
        return std::nullopt;
    }
    const double below = fit.parameters.lambda * load / value;
    Eigen::RowVectorXd gradient(kParameters);
    gradient << 1.0 / fit.parameters.lambda, -(load - 1.0) / below, -load * (load - 1.0) / below;  // derivatives of ln
                                                                                                   // X
    const double half = t * std::sqrt(std::max(0.0, (gradient * fit.fit.covariance * gradient.transpose())(0, 0)));
    return errors == PeakErrors::relative ? Interval{value * std::exp(-half), value * std::exp(half)}
                                          : Interval{value - value * half, value + value * half};
}

/// Extends the intervals to cover those under one more assumption about the errors.
void holdReading(Peak& peak, const ScalingFit& fit, const PeakProfile& profile, PeakErrors errors, double t) {
    const auto freedom = static_cast<double>(fit.fit.points - kParameters);
    const std::optional<double> load = fit.parameters.peakLoad();
    constexpr double kTiny = 1e-9;
    const Interval loads =
        loadRange(profile, load ? 1.0 / *load : 0.0, kTiny / peak.largestLoad, fit.fit.rss, t * t / freedom);
    const auto hold = [](std::optional<Interval>& range, const Interval& also) {
        range = range ? Interval{std::min(range->low, also.low), std::max(range->high, also.high)} : also;
    };
    hold(peak.loadRange, loads);
    if (const auto values = load ? valueRange(fit, errors, *load, t) : std::nullopt) {
        hold(peak.valueRange, *values);
    }
}

}  // namespace

const base::Names<PeakClaim>& peakClaimNames() {
    static const base::Names<PeakClaim> names{{PeakClaim::seen, "seen"},     {PeakClaim::notFitted, "not fitted"},
                                              {PeakClaim::none, "none"},     {PeakClaim::noInterval, "no interval"},
                                              {PeakClaim::before, "before"}, {PeakClaim::beyond, "beyond"}};
    return names;
}

Peak peakOf(const ScalingFit& fit, std::span<const double> loads, std::span<const double> values, double confidence) {
    Peak peak;
    if (!loads.empty()) {
        const auto [least, most] = std::minmax_element(loads.begin(), loads.end());
        peak.smallestLoad = *least;
        peak.largestLoad = *most;
    }
    if (!fit.fit.usable()) {
        peak.claim = PeakClaim::notFitted;
        return peak;
    }
    peak.load = fit.parameters.peakLoad();
    if (!peak.load) {
        return peak;
    }
    peak.value = fit.parameters.valueAt(*peak.load);
    if (loads.size() <= kParameters) {
        peak.claim = PeakClaim::noInterval;
        return peak;
    }
    const double t = studentQuantile(0.5 + confidence / 2.0, static_cast<double>(loads.size() - kParameters));
    const Eigen::ArrayXd n = peakArray(loads);
    const Eigen::ArrayXd x = peakArray(values);
    holdReading(peak, fit, PeakProfile(n, x, PeakErrors::equal), PeakErrors::equal, t);
    if ((x > 0.0).all() && fit.parameters.lambda > 0.0) {
        if (const ScalingFit other = fitOfLogarithms(fit, n, x); other.fit.usable()) {
            holdReading(peak, other, PeakProfile(n, x, PeakErrors::relative), PeakErrors::relative, t);
        }
    }
    const bool reached = peak.loadRange->high <= kPeakReach * peak.largestLoad;
    peak.claim = *peak.load < peak.smallestLoad ? PeakClaim::before : reached ? PeakClaim::seen : PeakClaim::beyond;
    if (peak.claim != PeakClaim::seen) {
        peak.valueRange.reset();
    }
    return peak;
}

}  // namespace greyscope::stats
