#pragma once

#include <optional>
#include <span>

#include "core/base/names.h"
#include "core/stats/scaling_law.h"

namespace greyscope::stats {

/// Whether throughput peaks within the measured range.
enum class PeakClaim {
    seen,        ///< the peak is not below the loads, and the interval of its load ends within kPeakReach times the
                 ///< largest load
    notFitted,   ///< the law could not be fitted
    none,        ///< kappa = 0: no peak
    noInterval,  ///< as many parameters as points
    before,      ///< the peak is below the smallest load: throughput falls over all loads
    beyond       ///< the interval of the peak's load is unbounded, or ends beyond that limit
};

/// "seen", "not fitted", "none", "no interval", "before", "beyond".
[[nodiscard]] const base::Names<PeakClaim>& peakClaimNames();

inline constexpr double kPeakReach = 4.0;  ///< as a multiple of the largest load

struct Peak {
    PeakClaim claim = PeakClaim::none;
    double smallestLoad = 0.0;
    double largestLoad = 0.0;            ///< without a claimed peak: no peak was seen up to this load
    std::optional<double> load;          ///< load of the fitted curve's peak, whether claimed or not
    std::optional<double> value;         ///< X at that load
    std::optional<Interval> loadRange;   ///< `high` may be infinite
    std::optional<Interval> valueRange;  ///< set if a peak is claimed
};

/// Returns the peak of the USL fitted to these pairs. Few loads do not show how errors vary along the curve, so that
/// each interval covers the intervals for both assumptions: constant errors (least squares of X), and errors
/// proportional to the level (least squares of ln X; only if every X is positive).
/// Interval of the load under one assumption: all P for which the best curve with its peak at P has a sum of squares of
/// at most rss (1 + t^2 / v), with v = n - 3 degrees of freedom (profile likelihood, as in R's confint of nls; Bates &
/// Watts 1988, 6.1). It needs no resampling and is unbounded above if a curve without a peak fits as well.
/// Interval of the value: from the derivatives of X, or ln X, at the peak (delta method). docs/methods.md gives the
/// coverage of both intervals.
[[nodiscard]] Peak peakOf(const ScalingFit& fit, std::span<const double> loads, std::span<const double> values,
                          double confidence);

}  // namespace greyscope::stats
