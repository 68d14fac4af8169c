#pragma once

#include <memory>

#include "core/sim/policy.h"

namespace greyscope::sim {

/// SFQ(D) on total service: the cost that a flow has had at the other servers since its last job here, c', delays its
/// next one: S = max(v, last F of f + c' / w). Each scheduler tells the others what comes to it.
/// Source: Wang & Merchant 2007, DSFQ.
[[nodiscard]] std::unique_ptr<Policy> makeDistributedFair(Scheduler& scheduler, const PolicyOptions& options);

}  // namespace greyscope::sim
