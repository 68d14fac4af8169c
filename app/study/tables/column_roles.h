#pragma once

#include <string>
#include <vector>

#include "app/study/study.h"
#include "core/base/progress.h"
#include "core/data/roles/reading.h"

namespace greyscope::app {

/// What a column of a table is used as. In a wide table a factor is the axis and a metric is a series.
using ColumnRole = data::Role;

/// Roles that a column can have in this table: text is never a metric, and a wide table has no keys.
[[nodiscard]] std::vector<ColumnRole> rolesFor(const StudyTable& table, const data::Column& column);
[[nodiscard]] ColumnRole roleOf(const StudyTable& table, const std::string& column);

/// Gives a column another role. Keys, metrics and descriptions keep the order of the file; a further factor comes last.
/// The one axis of a wide table is exchanged with the former one. The chosen metric stays one of the metrics.
void setRole(StudyTable& table, const std::string& column, ColumnRole role);

/// The units that a column can be read in, that which it has or which suits it first: quantities as text ("64k", "1m")
/// by what they are, numbers by their unit, and any where they state none.
[[nodiscard]] std::vector<std::string> readableIn(const data::Column& column);
/// Reads a column of quantities as text as numbers in this unit, and numbers in another unit, as which they are counted
/// where they state none; its role stays.
void readAs(StudyTable& table, const std::string& column, const std::string& unit);
/// Makes a dataset that was read anew have these readings; those of columns that are gone, or hold something else now,
/// are forgotten.
void applyReadings(StudyTable& table, const std::vector<ColumnReading>& readings);

/// How a table is read, without its account. `axis`: the factor that a page shows it along; otherwise the first one.
[[nodiscard]] data::Reading readingOf(const StudyTable& table, const std::string& axis = {});
/// Reads the table as a reading says, with the mean of rows that nothing tells apart where nobody chose another way.
void takeReading(StudyTable& table, const data::Reading& reading);

/// Turns a table into a wide or a long one, with the roles that suit it. Refused (false) where it has no column that
/// could be measured, or where it is cancelled.
bool setWide(StudyTable& table, bool wide, base::Progress& progress);

}  // namespace greyscope::app
