#pragma once

#include <vector>

#include "core/sim/statements/statement_draft.h"

namespace greyscope::sim {

/// Returns the statements of paper P3 about its system that can be checked by simulation.
[[nodiscard]] std::vector<StatementDraft> statementsOfP3();

}  // namespace greyscope::sim
