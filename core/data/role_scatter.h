#pragma once

#include "core/data/role_board.h"

namespace greyscope::data {

/// A factor that another one determines says nothing more: cores beside nodes, threads beside clients. To hold it
/// would leave a point of each series.
void leaveToFactors(RoleBoard& board);
/// The key that numbers cases of a few rows each, while others beside it would name series of more: a stratum of three
/// patients. Null where series have points enough.
[[nodiscard]] const Profile* casesOfFewRows(const RoleBoard& board);
/// Numbers that come back by chance were measured: where the factors leave hardly more than one point of each of their
/// combinations, those whose levels come up unevenly are metrics. So are the others where nothing runs along the rows
/// and nothing names series.
void leaveScattered(RoleBoard& board);

}  // namespace greyscope::data
