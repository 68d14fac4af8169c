#pragma once

#include "core/base/error.h"
#include "core/data/roles/role_board.h"

namespace greyscope::data {

/// Chooses the metrics, the axis and the keys, starting from the roles that the rules of role_clues.h gave the columns.
/// The axis is the time if rows follow each other in time. Otherwise it is a setting if the settings form a grid, or
/// else repetitions, names of rows, labels or row numbers.
void arrange(RoleBoard& board);

/// Gives every column of the board its role, and returns the roles with the reasons: stated roles, settleByClues(),
/// then arrange(). The result is cached in the dataset. Error: cancelled.
[[nodiscard]] base::Expected<RoleGuess> guessOf(RoleBoard& board);

/// Returns the setting that is best suited as the axis; `settings` must not be empty. Settings that are not nearly
/// constant come first, then ordered ones (numbers, sizes, times) before text, then those with more levels.
[[nodiscard]] const Profile* axisAmong(const Profiles& settings);

/// Finds the column that distinguishes rows with the same keys and factors, unless there is a repetition already. The
/// first number or time among the descriptions that does so becomes the repetition. Otherwise, a column with the origin
/// of the rows becomes a key.
void tellRepeatsApart(RoleBoard& board);

}  // namespace greyscope::data
