#pragma once

#include <cstddef>
#include <vector>

#include "core/base/error.h"
#include "core/stats/bootstrap.h"

namespace greyscope::stats {

/// What draws and influence values make of an estimate. `influences` of each sample: (n - 1) (estimate - estimate
/// without the value), whose third moment gives the acceleration; none with percentiles. `sizes` of the samples drawn
/// from. Draws may be reordered.
[[nodiscard]] base::Expected<BootstrapResult> bootstrapResult(double estimate, std::vector<double>& draws,
                                                              const std::vector<std::vector<double>>& influences,
                                                              const std::vector<std::size_t>& sizes,
                                                              const BootstrapOptions& options);

}  // namespace greyscope::stats
