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

}  // namespace greyscope::stats
