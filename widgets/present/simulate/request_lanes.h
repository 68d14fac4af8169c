#pragma once

#include "core/sim/experiments/experiment.h"
#include "widgets/present/spec/timeline_spec.h"

namespace greyscope::widgets {

/// The requests present at each server between two times (s): a thin line while a request waits for a slot, pale while
/// it holds a slot, solid while the disk serves it.
[[nodiscard]] TimelineSpec requestLanes(const sim::RunResult& run, const sim::Scenario& scenario, double from,
                                        double to);
/// A sentence about the course of one request, with its tags under SFQ policies.
[[nodiscard]] QString requestText(const sim::RequestRecord& request, const sim::Scenario& scenario);

}  // namespace greyscope::widgets
