#pragma once

#include "core/stats/changes/compare_runs.h"
#include "widgets/present/table/table.h"

namespace greyscope::widgets {

/// One row for each cell in the order of the run before; the matched columns come first.
[[nodiscard]] Table changedCells(const stats::Comparison& comparison);
/// The mean change of each group, and its number of cells for each verdict.
[[nodiscard]] Table changedGroups(const stats::Comparison& comparison);
/// changedGroups() for all cells together: one row.
[[nodiscard]] Table overallChange(const stats::Comparison& comparison);

}  // namespace greyscope::widgets
