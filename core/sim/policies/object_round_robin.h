#pragma once

#include <memory>

#include "core/sim/policy.h"

namespace greyscope::sim {

/// Returns a policy that serves a batch of at most `quantum` jobs of each object in turn, by ascending offset within a
/// batch, for reads and writes alike. Source: Lustre's ORR (lustre-release, nrs_orr.c).
[[nodiscard]] std::unique_ptr<Policy> makeObjectRoundRobin(Scheduler& scheduler, const PolicyOptions& options);

/// Returns a policy like makeObjectRoundRobin() that takes turns by target instead of object. A server has one target
/// here, so that its jobs form one batch after the other, each ordered by object and offset.
[[nodiscard]] std::unique_ptr<Policy> makeTargetRoundRobin(Scheduler& scheduler, const PolicyOptions& options);

}  // namespace greyscope::sim
