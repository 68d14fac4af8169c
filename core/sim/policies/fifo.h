#pragma once

#include <memory>

#include "core/sim/policy.h"

namespace greyscope::sim {

/// Returns a policy that serves jobs in the order of their arrival (first come, first served).
[[nodiscard]] std::unique_ptr<Policy> makeFifo(Scheduler& scheduler, const PolicyOptions& options);

}  // namespace greyscope::sim
