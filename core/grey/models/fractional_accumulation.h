#pragma once

#include <vector>

#include "core/base/progress.h"

namespace greyscope::grey {

/// Accumulation of fractional order: y(k) = sum_{i<=k} C(k-i+r-1, k-i) x(i). Order 1 is the ordinary accumulation, 0
/// changes nothing, -1 is the first difference, and orders add up, so that -r undoes r. Up to 2048 points it is that
/// sum; for more a Fourier transform in n log n steps, exact to some 1e-16 of the largest sums rather than of each
/// (1e-13 for orders above 1). Once cancelled the rest stays 0.
[[nodiscard]] std::vector<double> accumulatedFractionally(const std::vector<double>& series, double order,
                                                          const base::Progress& progress);

}  // namespace greyscope::grey
