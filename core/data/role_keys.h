#pragma once

#include "core/data/role_board.h"

namespace greyscope::data {

/// Names and numbers of cases; what a key determines describes it.
void chooseKeys(RoleBoard& board);
/// Many options of configurations tell the series apart, where nothing else would run along them and they do not
/// make a full grid: any of them as the axis would have a point or two.
void chooseOptions(RoleBoard& board);

}  // namespace greyscope::data
