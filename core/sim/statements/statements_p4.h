#pragma once

#include <vector>

#include "core/sim/statements/statement_draft.h"

namespace greyscope::sim {

/// Returns the statements of paper P4 about its system that can be checked by simulation.
[[nodiscard]] std::vector<StatementDraft> statementsOfP4();

}  // namespace greyscope::sim
