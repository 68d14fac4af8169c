#pragma once

#include <memory>

#include "core/sim/policy.h"

namespace greyscope::sim {

/// Start-time fair queueing with depth: with the cost c of a job of flow f, its weight w and the virtual time v,
/// S = max(v, last F of f), F = S + c / w; the least S goes first, and v is the S of the job that went last. D is the
/// number of slots. Source: Goyal, Vin & Cheng 1997; Jin, Chase & Kaur 2004, which P3 takes.
[[nodiscard]] std::unique_ptr<Policy> makeStartTimeFair(Scheduler& scheduler, const PolicyOptions& options);

}  // namespace greyscope::sim
