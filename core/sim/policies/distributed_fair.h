#pragma once

#include <memory>

#include "core/sim/policy.h"

namespace greyscope::sim {

/// Returns a policy for SFQ(D) on the total service of all servers. The cost c' that flow f has caused at the other
/// servers since its last job here delays its next job: S = max(v, last F of f + c' / w). Each scheduler informs the
/// others of the jobs that arrive. Source: Wang & Merchant 2007, DSFQ.
[[nodiscard]] std::unique_ptr<Policy> makeDistributedFair(Scheduler& scheduler, const PolicyOptions& options);

}  // namespace greyscope::sim
