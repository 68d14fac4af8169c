#pragma once

#include <optional>
#include <string>
#include <vector>

#include "app/tables/table_findings.h"
#include "core/data/series/series_table.h"

namespace greyscope::app {

/// Makes the rows of each run be added up, by setting the aggregation to the sum. Columns that number or identify runs,
/// and differ between rows of the same point, get the role of repetitions.
void sumRuns(StudyTable& table);

/// Returns the columns that identify the parts of a run, such as the rank of a process, among rows of the same point.
/// Empty if no point has several rows, or if the sum of its rows has no meaning. See data::partsOfRun().
[[nodiscard]] std::vector<std::string> partsOfRuns(const StudyTable& table);

/// Returns a finding if rows of the same point look like parts of one run, so that their sum may be intended. nullopt
/// if there are no such rows, or if they are already summed.
[[nodiscard]] std::optional<Finding> runPartsFinding(const StudyTable& table, const data::SeriesTable& series);

}  // namespace greyscope::app
