#pragma once

#include <string>
#include <vector>

#include "app/cli/output/notes.h"
#include "app/cli/output/output.h"
#include "core/sim/experiments/experiment.h"
#include "core/sim/statements/statements.h"

namespace greyscope::app::cli {

/// Returns the points of an experiment with their intervals. CSV contains the single runs instead, as a table that
/// every command can read.
[[nodiscard]] base::Expected<std::string> experimentText(const sim::ExperimentResult& result, Format format,
                                                         Notes& notes);

/// Returns all parameters of a scenario, each with its value, unit, value in the preset, and source.
[[nodiscard]] std::string parametersText(const sim::Scenario& scenario, Format format, Notes& notes);

/// Returns the statements of the papers, each with the result of the simulation.
[[nodiscard]] std::string statementsText(const std::vector<sim::Statement>& statements, Format format, Notes& notes);

}  // namespace greyscope::app::cli
