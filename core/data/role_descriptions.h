#pragma once

#include "core/data/role_board.h"

namespace greyscope::data {

/// What its name or its cells settle, whatever stands beside it.
void setAside(RoleBoard& board);
/// What tells neither series nor points apart: one value, origins, results of checks, free text.
void chooseDescriptions(RoleBoard& board);

}  // namespace greyscope::data
