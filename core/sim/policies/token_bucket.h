#pragma once

#include <memory>

#include "core/sim/policy.h"

namespace greyscope::sim {

/// A token bucket for each client: `rate` x its weight tokens a second, at most `bucket` of them kept; a job takes one,
/// and waits for it even where a slot is free. Of clients with a token, the one whose token came first. Lustre's TBF
/// (lustre-release, nrs_tbf.c).
[[nodiscard]] std::unique_ptr<Policy> makeTokenBucket(Scheduler& scheduler, const PolicyOptions& options);

}  // namespace greyscope::sim
