#pragma once

#include <vector>

#include "core/base/progress.h"
#include "core/sim/statements/statements.h"

namespace greyscope::app {

/// Returns the numbers of all statements that can be checked, ascending.
[[nodiscard]] std::vector<int> allStatements();

/// Checks statements by simulation. A check takes up to minutes and always gives the same result, so each statement is
/// checked once and the result is kept until the program ends. Error: cancelled.
[[nodiscard]] base::Expected<std::vector<sim::Statement>> checkedStatements(const std::vector<int>& numbers,
                                                                            base::Progress& progress);

}  // namespace greyscope::app
