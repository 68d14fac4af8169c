#pragma once

#include <string>
#include <vector>

#include "app/cli/output/notes.h"
#include "app/cli/output/output.h"
#include "core/sim/experiments/experiment.h"
#include "core/sim/statements/statements.h"

namespace greyscope::app::cli {

/// The points of an experiment with their intervals; as CSV the runs one by one, as a table that every command reads.
[[nodiscard]] base::Expected<std::string> experimentText(const sim::ExperimentResult& result, Format format,
                                                         Notes& notes);

/// All parameters of a scenario: value, unit, what the preset has, where it comes from.
[[nodiscard]] std::string parametersText(const sim::Scenario& scenario, Format format, Notes& notes);

/// What the papers say beside what the models come to.
[[nodiscard]] std::string statementsText(const std::vector<sim::Statement>& statements, Format format, Notes& notes);

}  // namespace greyscope::app::cli
