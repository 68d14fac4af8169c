#pragma once

#include <QString>

#include "core/data/roles/roles.h"

namespace greyscope::widgets {

/// "Key", "Factor", ...; in a wide table a factor is the axis and a metric a series.
[[nodiscard]] QString roleText(data::Role role, bool wide);

/// Why a column has its role, line by line: whether it was guessed, levels, unit, grid, what made the guess, and why
/// not the role that one would think of next. `guess` and `facts` are those of the column.
[[nodiscard]] QString roleReasonText(const data::Column& column, data::Role role, bool wide,
                                     const data::RoleReason& guess, const data::ColumnFacts& facts);

/// What made the guess: "why: labels".
[[nodiscard]] QString roleClueText(const data::RoleReason& reason, const data::ColumnFacts& facts);

}  // namespace greyscope::widgets
