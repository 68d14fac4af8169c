#pragma once

#include "core/sim/experiments/experiment.h"
#include "widgets/present/spec/timeline_spec.h"

namespace greyscope::widgets {

/// Returns lanes with the requests at each server between two times (in s). A request is a thin line while it waits for
/// a slot, pale while it holds a slot, and solid while the disk serves it.
[[nodiscard]] TimelineSpec requestLanes(const sim::RunResult& run, const sim::Scenario& scenario, double from,
                                        double to);
/// Returns a sentence about the course of one request; under SFQ policies with its tags.
[[nodiscard]] QString requestText(const sim::RequestRecord& request, const sim::Scenario& scenario);

}  // namespace greyscope::widgets
