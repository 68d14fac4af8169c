#pragma once

#include <memory>

#include "core/sim/policy.h"

namespace greyscope::sim {

/// Returns a policy for start-time fair queueing with depth, SFQ(D). For a job of flow f with cost c and weight w, and
/// the virtual time v, S = max(v, last F of f) and F = S + c / w. The job with the smallest S is served first; v is the
/// S of the job dispatched last. D is the number of slots. Sources: Goyal, Vin & Cheng 1997; Jin, Chase & Kaur 2004,
/// which P3 uses.
[[nodiscard]] std::unique_ptr<Policy> makeStartTimeFair(Scheduler& scheduler, const PolicyOptions& options);

}  // namespace greyscope::sim
