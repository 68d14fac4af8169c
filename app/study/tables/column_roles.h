#pragma once

#include <string>
#include <vector>

#include "app/study/study.h"
#include "core/base/progress.h"
#include "core/data/roles/reading.h"

namespace greyscope::app {

/// The role of a column in a table. In a wide table, a factor is the axis and a metric is a series.
using ColumnRole = data::Role;

/// Returns the roles that a column can have in this table: text cannot be a metric, and a wide table has no keys.
[[nodiscard]] std::vector<ColumnRole> rolesFor(const StudyTable& table, const data::Column& column);
[[nodiscard]] ColumnRole roleOf(const StudyTable& table, const std::string& column);

/// Gives a column another role. Keys, metrics and descriptions keep the order of the file; a new factor comes last. In
/// a wide table, a new factor swaps roles with the only axis if that identifies every row. The chosen metric always
/// stays one of the metrics.
void setRole(StudyTable& table, const std::string& column, ColumnRole role);

/// Returns the units in which a column can be read, the current or most suitable one first. Quantities as text ("64k",
/// "1m") have units of their kind. Numbers have units of the kind of their own unit, or any unit if they have none.
[[nodiscard]] std::vector<std::string> readableIn(const data::Column& column);
/// Reads a column in this unit: quantities as text become numbers, and numbers are converted to it; numbers without a
/// unit get this one. The role of the column stays.
void readAs(StudyTable& table, const std::string& column, const std::string& unit);
/// Applies the units in `readings` to a table that was read again. Columns that no longer exist or do not suit are
/// skipped.
void applyReadings(StudyTable& table, const std::vector<ColumnReading>& readings);

/// Returns how a table is read, in the form of data::Reading but without counts of its rows. `axis` is the factor along
/// which a page shows the table; empty: the first factor.
[[nodiscard]] data::Reading readingOf(const StudyTable& table, const std::string& axis = {});
/// Changes layout and roles of a table so that it is read as `reading` says. Rows that cannot be distinguished are
/// averaged, unless another aggregation is chosen.
void takeReading(StudyTable& table, const data::Reading& reading);

/// Makes a table wide or long, with suitable roles. Returns false and changes nothing if no column can be a metric, or
/// if the progress is cancelled.
bool setWide(StudyTable& table, bool wide, base::Progress& progress);

}  // namespace greyscope::app
