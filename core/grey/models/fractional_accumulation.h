#pragma once

#include <vector>

#include "core/base/progress.h"

namespace greyscope::grey {

/// Returns the accumulation of fractional order: y(k) = sum_{i<=k} C(k-i+r-1, k-i) x(i). Order 1 is the ordinary
/// accumulation, 0 is the identity and -1 the first difference. Orders add up, so that -r reverses r.
/// Up to 2048 points, the sum is calculated directly. For more points, a Fourier transform takes n log n steps; its
/// error is about 1e-16 of the largest sum rather than of each sum (1e-13 for orders above 1). If cancelled, the
/// remaining values are 0.
[[nodiscard]] std::vector<double> accumulatedFractionally(const std::vector<double>& series, double order,
                                                          const base::Progress& progress);

}  // namespace greyscope::grey
