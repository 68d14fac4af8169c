#pragma once

#include <vector>

#include "core/sim/statements/statement_draft.h"

namespace greyscope::sim {

/// What P3 says that can be checked.
[[nodiscard]] std::vector<StatementDraft> statementsOfP3();

}  // namespace greyscope::sim
