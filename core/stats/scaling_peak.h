#pragma once

#include <optional>
#include <span>

#include "core/base/names.h"
#include "core/stats/scaling_law.h"

namespace greyscope::stats {

/// Whether throughput peaks inside what was measured.
enum class PeakClaim {
    seen,        ///< the peak is not below the loads, and the interval of its load ends inside four times the largest
    notFitted,   ///< the law could not be fitted
    none,        ///< kappa = 0: no peak
    noInterval,  ///< as many parameters as points
    before,      ///< the peak is below the smallest load: throughput falls over all loads
    beyond       ///< the interval of its load does not end, or ends beyond
};

/// "seen", "not fitted", "none", "no interval", "before", "beyond".
[[nodiscard]] const base::Names<PeakClaim>& peakClaimNames();

inline constexpr double kPeakReach = 4.0;  ///< times the largest load

struct Peak {
    PeakClaim claim = PeakClaim::none;
    double smallestLoad = 0.0;
    double largestLoad = 0.0;            ///< no peak was seen up to here, where none is claimed
    std::optional<double> load;          ///< of the curve, claimed or not
    std::optional<double> value;         ///< X there
    std::optional<Interval> loadRange;   ///< `high` may be infinite
    std::optional<Interval> valueRange;  ///< where a peak is claimed
};

/// The peak of the USL fitted to these pairs. The intervals hold those of two readings of the errors, as few loads do
/// not tell which is true: equal along the curve (least squares of X), and as large as the level (least squares of ln
/// X; only where every X is above 0). Interval of the load in a reading: all P for which the best curve that peaks at P
/// has a sum of squares of at most rss (1 + t^2 / v), v = n - 3 degrees of freedom (profile likelihood, as R's confint
/// of nls; Bates & Watts 1988, 6.1): no resampling, and open above where no peak at all fits as well. Interval of the
/// value: by the derivatives of X, or ln X, at the peak (delta method). docs/methods.md states what share they cover.
[[nodiscard]] Peak peakOf(const ScalingFit& fit, std::span<const double> loads, std::span<const double> values,
                          double confidence);

}  // namespace greyscope::stats
