#pragma once

#include <cstddef>
#include <optional>
#include <span>
#include <vector>

#include "core/base/names.h"
#include "core/stats/least_squares.h"

namespace greyscope::stats {

/// The law by which throughput X depends on the load N (users, threads or nodes):
///   usl     X(N) = lambda N / (1 + sigma (N - 1) + kappa N (N - 1))    Gunther's universal scalability law
///   amdahl  the same with kappa = 0: no peak, X approaches lambda / sigma
/// lambda: throughput of a single user (unit of X / unit of N). sigma: share of the work that is serialised. kappa:
/// cost of keeping users consistent. Sources: Gunther 2007, 4.6; Amdahl 1967.
enum class ScalingLaw { usl, amdahl };

/// The names of the laws: "usl", "amdahl".
[[nodiscard]] const base::Names<ScalingLaw>& scalingLawNames();

/// The parameters of a scaling law.
struct ScalingParameters {
    double lambda = 0.0;
    double sigma = 0.0;
    double kappa = 0.0;

    [[nodiscard]] double valueAt(double load) const;
    /// Returns the load with the highest throughput, sqrt((1 - sigma) / kappa); nullopt if kappa = 0 or sigma >= 1.
    [[nodiscard]] std::optional<double> peakLoad() const;
    /// Returns the throughput that the law would approach without kappa, lambda / sigma; nullopt if sigma = 0.
    [[nodiscard]] std::optional<double> limit() const;
    /// Returns the load at which perfect scaling would reach limit(), 1 / sigma; nullopt if sigma = 0.
    [[nodiscard]] std::optional<double> loadAtLimit() const;
    /// Returns the load N >= 0 at which the response time N / X(N) is `latency`; nullopt if there is none.
    [[nodiscard]] std::optional<double> loadAtLatency(double latency) const;
};

/// A fitted scaling law. The parameters b of `fit` are (lambda, sigma, kappa), or (lambda, sigma) for amdahl.
struct ScalingFit {
    ScalingLaw law = ScalingLaw::usl;
    ScalingParameters parameters;
    CurveFit fit;  ///< the fit; its `end` has the reason if the law could not be fitted
};

/// Fits a scaling law by least squares on X itself, from several starts, of which the best fit is returned. The bounds
/// are lambda >= 0, 0 <= sigma <= 1, 0 <= kappa <= 1 unless `bounded` is false. Loads and values are finite pairs with
/// positive loads; repeats are separate pairs. The fit ends with FitEnd::tooFewPoints for fewer than three different
/// loads (amdahl: two).
[[nodiscard]] ScalingFit fitScalingLaw(ScalingLaw law, std::span<const double> loads, std::span<const double> values,
                                       bool bounded = true);

}  // namespace greyscope::stats
