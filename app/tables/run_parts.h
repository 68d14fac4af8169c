#pragma once

#include <optional>
#include <string>
#include <vector>

#include "app/tables/table_findings.h"
#include "core/data/series/series_table.h"

namespace greyscope::app {

/// Sets the aggregation to the sum over each run. Columns that number or identify runs, and differ between rows of the
/// same point, become repetitions.
void sumRuns(StudyTable& table);

/// Returns the columns by which rows of the same point are parts of one run, such as its processes. Empty if no rows
/// are combined, or if their sum would have no meaning. See data::partsOfRun().
[[nodiscard]] std::vector<std::string> partsOfRuns(const StudyTable& table);

/// Returns a finding if rows of the same point look like parts of one run, whose sum may be intended; nullopt if there
/// are none or they are summed already.
[[nodiscard]] std::optional<Finding> runPartsFinding(const StudyTable& table, const data::SeriesTable& series);

}  // namespace greyscope::app
