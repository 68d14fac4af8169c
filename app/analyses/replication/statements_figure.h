#pragma once

#include <optional>
#include <vector>

#include "app/analyses/analysis.h"
#include "core/sim/statements/statements.h"

namespace greyscope::app {

/// Returns a figure that shows the statements of the papers beside the simulated results.
[[nodiscard]] widgets::FigureSpec figureOfStatements(const std::vector<sim::Statement>& statements);

/// Adds the figure of statements to `all` under `name`, or to `missing` the reason why they could not be checked. Does
/// nothing if `statements` is empty.
void addStatements(AnalysisFigures& all, const char* name,
                   const std::optional<base::Expected<std::vector<sim::Statement>>>& statements, FigureData data);

}  // namespace greyscope::app
