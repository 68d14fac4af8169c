#pragma once

#include <vector>

#include "core/base/progress.h"
#include "core/sim/statements/statements.h"

namespace greyscope::app {

/// The numbers of all statements that can be checked, ascending.
[[nodiscard]] std::vector<int> allStatements();

/// The statements of these numbers against what is simulated. That takes up to minutes and comes to the same
/// every time: what was checked once in a run of the program is not checked again. Error: cancelled.
[[nodiscard]] base::Expected<std::vector<sim::Statement>> checkedStatements(const std::vector<int>& numbers,
                                                                            base::Progress& progress);

}  // namespace greyscope::app
