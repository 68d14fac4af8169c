#pragma once

#include "core/data/role_board.h"

namespace greyscope::data {

/// What is left was set.
void chooseFactors(RoleBoard& board);
/// Of two factors each of which tells the rows of every series apart, the one whose levels all series have: "age"
/// beside "Occasion" says when that was, to the day.
void leaveToGrid(RoleBoard& board);
/// Where nothing runs along the series: the time, a count of rows or runs, else the key with most levels.
void findAnAxis(RoleBoard& board);

}  // namespace greyscope::data
