#pragma once

#include <vector>

#include "core/sim/statements/statement_draft.h"

namespace greyscope::sim {

/// What P4 says that can be checked.
[[nodiscard]] std::vector<StatementDraft> statementsOfP4();

}  // namespace greyscope::sim
