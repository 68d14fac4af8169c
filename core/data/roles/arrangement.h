#pragma once

#include "core/base/error.h"
#include "core/data/roles/role_board.h"

namespace greyscope::data {

/// Chooses among the columns that role_clues.h has settled what was measured, what the series run along and what names
/// them: a grid of settings where the rows are one, else the time, else names of rows, repetitions or counts.
void arrange(RoleBoard& board);

/// Settles and arranges the columns, and lists their roles. Error: cancelled.
[[nodiscard]] base::Expected<RoleGuess> guessOf(RoleBoard& board);

/// Of settings, at least one, the one with most levels, as series run along it: numbers before text, evenly set ones
/// before one that is nearly constant.
[[nodiscard]] const Profile* axisAmong(const Profiles& settings);

/// Columns by which rows that agree in these are told apart: repetitions, else the first description that does.
void tellRepeatsApart(RoleBoard& board);

}  // namespace greyscope::data
