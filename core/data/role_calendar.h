#pragma once

#include "core/data/role_board.h"

namespace greyscope::data {

/// A date that comes back, as often as others: there is a row of each case.
[[nodiscard]] bool isSharedDate(const RoleBoard& board, const Profile& profile);

/// Where dates or parts of them tell every row apart, alone, with names or with a number of cases, nothing else was
/// set: the air by month and day, weights by time and animal, what each drive says of itself every day.
void leaveToCalendar(RoleBoard& board);
/// A time that goes on from row to row of each case, one case below the other, and begins anew with the next: the
/// cases were looked at along it, at whatever times. Not where another number goes on likewise: then the time may
/// be how long something took.
void leaveToCases(RoleBoard& board);

}  // namespace greyscope::data
