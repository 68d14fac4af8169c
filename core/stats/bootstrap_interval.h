#pragma once

#include <cstddef>
#include <vector>

#include "core/base/error.h"
#include "core/stats/bootstrap.h"

namespace greyscope::stats {

/// Calculates the bootstrap interval of an estimate, and the other results, from its draws; the draws may be reordered.
/// `influences` has, for each sample, (n - 1) (estimate - estimate without the value); their third moment gives the
/// acceleration. It is empty for percentiles. `sizes` are the sizes of the samples drawn from. Error: tooManyFailures.
[[nodiscard]] base::Expected<BootstrapResult> bootstrapResult(double estimate, std::vector<double>& draws,
                                                              const std::vector<std::vector<double>>& influences,
                                                              const std::vector<std::size_t>& sizes,
                                                              const BootstrapOptions& options);

}  // namespace greyscope::stats
