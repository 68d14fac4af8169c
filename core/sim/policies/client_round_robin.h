#pragma once

#include <memory>

#include "core/sim/policy.h"

namespace greyscope::sim {

/// A batch of at most `quantum` jobs of each client in turn. Lustre's CRR-N (lustre-release, nrs_crr.c): a client whose
/// batch is full, or that had nothing waiting, goes on in the next round.
[[nodiscard]] std::unique_ptr<Policy> makeClientRoundRobin(Scheduler& scheduler, const PolicyOptions& options);

}  // namespace greyscope::sim
