#pragma once

#include <cstddef>
#include <optional>
#include <span>
#include <vector>

#include "core/base/names.h"
#include "core/stats/least_squares.h"

namespace greyscope::stats {

/// Throughput X of N users, threads or nodes:
///   usl     X(N) = lambda N / (1 + sigma (N - 1) + kappa N (N - 1))    Gunther's universal scalability law
///   amdahl  the same with kappa = 0: no peak, X approaches lambda / sigma
/// lambda: what one achieves alone (unit of X / unit of N); sigma: share that waits for each other; kappa: cost of
/// agreeing. Sources: Gunther 2007, 4.6; Amdahl 1967.
enum class ScalingLaw { usl, amdahl };

/// "usl", "amdahl".
[[nodiscard]] const base::Names<ScalingLaw>& scalingLawNames();

struct ScalingParameters {
    double lambda = 0.0;
    double sigma = 0.0;
    double kappa = 0.0;

    [[nodiscard]] double valueAt(double load) const;
    /// sqrt((1 - sigma) / kappa); none with kappa = 0 or sigma >= 1.
    [[nodiscard]] std::optional<double> peakLoad() const;
    /// lambda / sigma, what throughput would approach without kappa; none with sigma = 0.
    [[nodiscard]] std::optional<double> limit() const;
    /// 1 / sigma: the load at which perfect scaling would reach the limit; none with sigma = 0.
    [[nodiscard]] std::optional<double> loadAtLimit() const;
    /// The load N >= 0 with the response time N / X(N) = latency; none where there is none.
    [[nodiscard]] std::optional<double> loadAtLatency(double latency) const;
};

/// A fitted law. b of `fit` is (lambda, sigma, kappa), of amdahl (lambda, sigma).
struct ScalingFit {
    ScalingLaw law = ScalingLaw::usl;
    ScalingParameters parameters;
    CurveFit fit;  ///< its `end` says why there is none
};

/// Least squares on X itself, within lambda >= 0, 0 <= sigma <= 1, 0 <= kappa <= 1 unless `bounded` is off, the best of
/// several starts. Loads and values are pairs, finite, loads above 0; repeats may stand as pairs of their own. FitEnd::
/// tooFewPoints below three different loads (two for amdahl).
[[nodiscard]] ScalingFit fitScalingLaw(ScalingLaw law, std::span<const double> loads, std::span<const double> values,
                                       bool bounded = true);

/// Whether throughput peaks inside what was measured.
enum class PeakClaim {
    seen,        ///< the interval of its load ends inside four times the largest load
    notFitted,   ///< the law could not be fitted
    none,        ///< kappa = 0: no peak
    noInterval,  ///< as many parameters as points
    beyond       ///< the interval of its load does not end, or ends beyond
};

/// "seen", "not fitted", "none", "no interval", "beyond".
[[nodiscard]] const base::Names<PeakClaim>& peakClaimNames();

inline constexpr double kPeakReach = 4.0;  ///< times the largest load

struct Peak {
    PeakClaim claim = PeakClaim::none;
    double largestLoad = 0.0;            ///< no peak was seen up to here, where none is claimed
    std::optional<double> load;          ///< of the curve, claimed or not
    std::optional<double> value;         ///< X there
    std::optional<Interval> loadRange;   ///< `high` may be infinite
    std::optional<Interval> valueRange;  ///< where a peak is claimed
};

/// The peak of a law fitted to these pairs. Interval of the load: all P for which the best curve that peaks at P has a
/// sum of squares of at most rss (1 + t^2 / v), v = n - 3 degrees of freedom (profile likelihood, as R's confint of
/// nls; Bates & Watts 1988, 6.1): no resampling, and open above where no peak at all fits as well. Interval of the
/// value: by the derivatives of X at the peak (delta method).
[[nodiscard]] Peak peakOf(const ScalingFit& fit, std::span<const double> loads, std::span<const double> values,
                          double confidence);

}  // namespace greyscope::stats
