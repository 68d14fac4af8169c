#pragma once

#include <memory>

#include "core/sim/policy.h"

namespace greyscope::sim {

/// A batch of at most `quantum` jobs of each object in turn, by ascending offset in a batch. Lustre's ORR
/// (lustre-release, nrs_orr.c), for reads and writes alike.
[[nodiscard]] std::unique_ptr<Policy> makeObjectRoundRobin(Scheduler& scheduler, const PolicyOptions& options);

/// The same by target instead of object. A server has one target here, so that all its jobs make one batch after the
/// other, each by ascending object and offset.
[[nodiscard]] std::unique_ptr<Policy> makeTargetRoundRobin(Scheduler& scheduler, const PolicyOptions& options);

}  // namespace greyscope::sim
