#pragma once

#include "core/data/role_board.h"

namespace greyscope::data {

/// Numbers with the unit, the name or the look of a measurement; at least the last ones.
void chooseMetrics(RoleBoard& board);
/// In a log of events nothing was set: what has many levels, some of them often, was measured.
void leaveToTime(RoleBoard& board);

}  // namespace greyscope::data
