#pragma once

#include <memory>

#include "core/sim/policy.h"

namespace greyscope::sim {

/// A token bucket per client with `rate` times its weight tokens per second, of which at most `bucket` are kept. A job
/// uses one token and waits for it even if a slot is free. Among clients with a token, the one whose token arrived
/// first is served. As Lustre's TBF (lustre-release, nrs_tbf.c).
[[nodiscard]] std::unique_ptr<Policy> makeTokenBucket(Scheduler& scheduler, const PolicyOptions& options);

}  // namespace greyscope::sim
