#pragma once

#include "core/sim/experiments/experiment.h"
#include "core/sim/experiments/parameters.h"
#include "widgets/present/table/table.h"

namespace greyscope::widgets {

/// The means of each point and phase of an experiment, with the half-widths of their intervals if points have several
/// runs. For people; programs get every run.
[[nodiscard]] Table experimentPoints(const sim::ExperimentResult& result);
/// The parameters of a scenario and the origin of each.
[[nodiscard]] Table parameterTable(const sim::Scenario& scenario);

}  // namespace greyscope::widgets
