#pragma once

#include <memory>

#include "core/sim/policy.h"

namespace greyscope::sim {

/// Returns a policy that serves a batch of at most `quantum` jobs of each client in turn, like Lustre's CRR-N
/// (lustre-release, nrs_crr.c). A client whose batch is full, or that had no waiting jobs, continues in the next round.
[[nodiscard]] std::unique_ptr<Policy> makeClientRoundRobin(Scheduler& scheduler, const PolicyOptions& options);

}  // namespace greyscope::sim
