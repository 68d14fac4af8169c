#pragma once

#include <vector>

#include "core/sim/statements/statement_draft.h"

namespace greyscope::sim {

/// Returns the statements of P3 that can be checked.
[[nodiscard]] std::vector<StatementDraft> statementsOfP3();

}  // namespace greyscope::sim
