#pragma once

#include <vector>

#include "core/sim/statements/statement_draft.h"

namespace greyscope::sim {

/// What P2 says that can be checked.
[[nodiscard]] std::vector<StatementDraft> statementsOfP2();

}  // namespace greyscope::sim
