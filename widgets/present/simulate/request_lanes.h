#pragma once

#include "core/sim/experiments/experiment.h"
#include "widgets/present/spec/timeline_spec.h"

namespace greyscope::widgets {

/// The requests at each server that were there between two times (s): a line while one waits for a slot, pale while it
/// holds one, full while the disk is at it.
[[nodiscard]] TimelineSpec requestLanes(const sim::RunResult& run, const sim::Scenario& scenario, double from,
                                        double to);
/// What became of one request, in words, and its tags.
[[nodiscard]] QString requestText(const sim::RequestRecord& request, const sim::Scenario& scenario);

}  // namespace greyscope::widgets
