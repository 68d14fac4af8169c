#pragma once

#include "core/sim/experiments/experiment.h"
#include "core/sim/experiments/parameters.h"
#include "widgets/present/table/table.h"

namespace greyscope::widgets {

/// Returns a table for people with the means of each point and phase of an experiment. If points have several runs, it
/// has the half-widths of their intervals too. Programs get every run instead.
[[nodiscard]] Table experimentPoints(const sim::ExperimentResult& result);
/// Returns a table of the parameters of a scenario with the origin of each value.
[[nodiscard]] Table parameterTable(const sim::Scenario& scenario);

}  // namespace greyscope::widgets
