#pragma once

#include <optional>
#include <string>
#include <vector>

#include "app/tables/table_findings.h"
#include "core/data/series/series_table.h"

namespace greyscope::app {

/// Adds the rows of each run up: columns by which runs are called, and in which rows on one point differ, tell repeats
/// apart from then on.
void sumRuns(StudyTable& table);

/// Columns by which rows on one point of the chart are parts of one run, such as its processes; none where nothing is
/// combined or its sum would mean nothing. See data::partsOfRun().
[[nodiscard]] std::vector<std::string> partsOfRuns(const StudyTable& table);

/// Rows on one point that look like parts of one run, whose sum may be meant; none where they are summed already.
[[nodiscard]] std::optional<Finding> runPartsFinding(const StudyTable& table, const data::SeriesTable& series);

}  // namespace greyscope::app
