#pragma once

#include <string>
#include <vector>

#include "app/study/study.h"
#include "core/base/progress.h"
#include "core/data/roles/reading.h"

namespace greyscope::app {

/// What a column of a table is used as. In a wide table a factor is the axis and a metric is a series.
using ColumnRole = data::Role;

/// Returns the roles that a column can have in this table: text is never a metric, and a wide table has no keys.
[[nodiscard]] std::vector<ColumnRole> rolesFor(const StudyTable& table, const data::Column& column);
[[nodiscard]] ColumnRole roleOf(const StudyTable& table, const std::string& column);

/// Gives a column another role. Keys, metrics and descriptions keep the order of the file; a new factor comes last. In
/// a wide table, a new factor swaps roles with the only axis if that axis identifies every row. The chosen metric
/// always stays one of the metrics.
void setRole(StudyTable& table, const std::string& column, ColumnRole role);

/// Returns the units that a column can be read in, the present or most suitable one first. Quantities as text ("64k",
/// "1m") are read in units of their kind, numbers in units of the kind of their own unit, or in any unit if they have
/// none.
[[nodiscard]] std::vector<std::string> readableIn(const data::Column& column);
/// Reads a column of quantities as text as numbers in this unit, or converts a column of numbers to it; numbers without
/// a unit get this one. The column's role stays.
void readAs(StudyTable& table, const std::string& column, const std::string& unit);
/// Applies these readings to a dataset that was read again. Readings of columns that no longer exist, or no longer
/// suit, are dropped.
void applyReadings(StudyTable& table, const std::vector<ColumnReading>& readings);

/// Returns how a table is read, without the account. `axis` is the factor along which a page shows the table; empty:
/// the first factor.
[[nodiscard]] data::Reading readingOf(const StudyTable& table, const std::string& axis = {});
/// Reads the table as `reading` says. Rows that cannot be distinguished are averaged, unless another aggregation is
/// chosen.
void takeReading(StudyTable& table, const data::Reading& reading);

/// Makes a table wide or long, with suitable roles. Returns false, and changes nothing, if the table has no column that
/// can be a metric, or if cancelled.
bool setWide(StudyTable& table, bool wide, base::Progress& progress);

}  // namespace greyscope::app
