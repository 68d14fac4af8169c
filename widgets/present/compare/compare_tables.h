#pragma once

#include "core/stats/changes/compare_runs.h"
#include "widgets/present/table/table.h"

namespace greyscope::widgets {

/// Returns a table with one row for each cell, in the order of the first run. The matched columns come first.
[[nodiscard]] Table changedCells(const stats::Comparison& comparison);
/// Returns a table with the mean change of each group and its number of cells for each verdict.
[[nodiscard]] Table changedGroups(const stats::Comparison& comparison);
/// Returns the same table as changedGroups(), but with a single row for all cells together.
[[nodiscard]] Table overallChange(const stats::Comparison& comparison);

}  // namespace greyscope::widgets
