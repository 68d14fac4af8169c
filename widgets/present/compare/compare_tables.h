#pragma once

#include "core/stats/changes/compare_runs.h"
#include "widgets/present/table/table.h"

namespace greyscope::widgets {

/// A row for each cell, the matched columns first, in the order of the run before.
[[nodiscard]] Table changedCells(const stats::Comparison& comparison);
/// The mean change of each group and its cells by verdict.
[[nodiscard]] Table changedGroups(const stats::Comparison& comparison);
/// The same of all cells, in one row.
[[nodiscard]] Table overallChange(const stats::Comparison& comparison);

}  // namespace greyscope::widgets
