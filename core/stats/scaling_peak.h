#pragma once

#include <optional>
#include <span>

#include "core/base/names.h"
#include "core/stats/scaling_law.h"

namespace greyscope::stats {

/// Whether the data show a peak of the throughput within the measured loads, or why they do not.
enum class PeakClaim {
    seen,        ///< the peak is not below the loads, and the interval of its load ends within kPeakReach times the
                 ///< largest load
    notFitted,   ///< the law could not be fitted
    none,        ///< the fitted law has no peak, because kappa = 0
    noInterval,  ///< there are as many parameters as points, so that the peak has no interval
    before,      ///< the peak is below the smallest load: throughput falls over all loads
    beyond       ///< the interval of the peak's load is unbounded, or ends beyond that limit
};

/// The names of the claims: "seen", "not fitted", "none", "no interval", "before", "beyond".
[[nodiscard]] const base::Names<PeakClaim>& peakClaimNames();

/// Limit for the end of the interval of a peak's load, as a multiple of the largest measured load.
inline constexpr double kPeakReach = 4.0;

/// The peak of a scaling law, with the intervals of its load and its throughput.
struct Peak {
    PeakClaim claim = PeakClaim::none;
    double smallestLoad = 0.0;
    double largestLoad = 0.0;           ///< largest measured load; if no peak is claimed, none was seen up to this load
    std::optional<double> load;         ///< load at the peak of the fitted curve, whether the peak is claimed or not
    std::optional<double> value;        ///< throughput X at the peak
    std::optional<Interval> loadRange;  ///< interval of the load at the peak; `high` may be infinite
    std::optional<Interval> valueRange;  ///< interval of the throughput at the peak; set if a peak is claimed
};

/// Returns the peak of the universal scalability law fitted to these pairs of load and throughput. Few loads do not
/// show how errors vary along the curve, so that each interval covers the intervals for both assumptions: constant
/// errors (least squares of X), and errors proportional to the level (least squares of ln X; only if every X is
/// positive).
/// Interval of the load under one assumption: all P for which the best curve with its peak at P has a sum of squares of
/// at most rss (1 + t^2 / v), with v = n - 3 degrees of freedom (profile likelihood, as in R's confint of nls; Bates &
/// Watts 1988, 6.1). It needs no resampling and is unbounded above if a curve without a peak fits as well.
/// Interval of the value: from the derivatives of X, or ln X, at the peak (delta method). docs/methods.md gives the
/// coverage of both intervals.
[[nodiscard]] Peak peakOf(const ScalingFit& fit, std::span<const double> loads, std::span<const double> values,
                          double confidence);

}  // namespace greyscope::stats
