#pragma once

#include <QString>

#include "core/data/roles/roles.h"

namespace greyscope::widgets {

/// Returns the name of a column's role: "Key", "Factor", ... In a wide table a factor is called the axis and a metric a
/// series.
[[nodiscard]] QString roleText(data::Role role, bool wide);

/// Returns why a column has its role, line by line: whether it was guessed, levels, unit, grid, the clue, and why it
/// does not have the most likely other role. `guess` and `facts` are those of the column.
[[nodiscard]] QString roleReasonText(const data::Column& column, data::Role role, bool wide,
                                     const data::RoleReason& guess, const data::ColumnFacts& facts);

/// Returns the clue that led to the role: "reason: labels".
[[nodiscard]] QString roleClueText(const data::RoleReason& reason, const data::ColumnFacts& facts);

}  // namespace greyscope::widgets
