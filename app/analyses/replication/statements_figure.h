#pragma once

#include <optional>
#include <vector>

#include "app/analyses/analysis.h"
#include "core/sim/statements/statements.h"

namespace greyscope::app {

/// What papers state beside what is simulated, as a figure.
[[nodiscard]] widgets::FigureSpec figureOfStatements(const std::vector<sim::Statement>& statements);

/// Adds it where there is a result, or why there is none; nothing without either.
void addStatements(AnalysisFigures& all, const char* name,
                   const std::optional<base::Expected<std::vector<sim::Statement>>>& statements, FigureData data);

}  // namespace greyscope::app
