#pragma once

#include <memory>

#include "core/sim/policy.h"

namespace greyscope::sim {

/// Returns a policy with one token bucket per client. A bucket gains `rate` x weight tokens per second and holds at
/// most `bucket` tokens. A job uses one token and waits for it even if a slot is free. Among clients that have a token,
/// the one that got its token first is served. Source: Lustre's TBF (lustre-release, nrs_tbf.c).
[[nodiscard]] std::unique_ptr<Policy> makeTokenBucket(Scheduler& scheduler, const PolicyOptions& options);

}  // namespace greyscope::sim
