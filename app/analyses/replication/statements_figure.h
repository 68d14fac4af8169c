#pragma once

#include <optional>
#include <vector>

#include "app/analyses/analysis.h"
#include "core/sim/statements/statements.h"

namespace greyscope::app {

/// Returns a figure of the statements of papers beside the simulated results.
[[nodiscard]] widgets::FigureSpec figureOfStatements(const std::vector<sim::Statement>& statements);

/// Adds that figure if there is a result, or the reason why there is none; does nothing if `statements` is empty.
void addStatements(AnalysisFigures& all, const char* name,
                   const std::optional<base::Expected<std::vector<sim::Statement>>>& statements, FigureData data);

}  // namespace greyscope::app
