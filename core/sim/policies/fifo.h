#pragma once

#include <memory>

#include "core/sim/policy.h"

namespace greyscope::sim {

/// First come, first served.
[[nodiscard]] std::unique_ptr<Policy> makeFifo(Scheduler& scheduler, const PolicyOptions& options);

}  // namespace greyscope::sim
