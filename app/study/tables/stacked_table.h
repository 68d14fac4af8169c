#pragma once

#include <map>
#include <memory>
#include <set>
#include <string>
#include <vector>

#include "app/study/study.h"
#include "core/base/error.h"
#include "core/base/progress.h"

// Stacks several tables of the study as one, with their rows below each other.

namespace greyscope::app {

/// Returns a table that stacks `parts`, with the roles that they have in common. Parts that are stacks themselves are
/// replaced by their own parts. The names of the parts distinguish the rows, and are made unique. Errors: those of
/// data::stack().
[[nodiscard]] base::Expected<StudyTable> stackedTable(const std::vector<StudyTable>& parts, const std::string& name,
                                                      base::Progress& progress);

/// Makes every table long, with these roles; a column may have another name in each table. Returns whether all tables
/// have the columns; if not, nothing is changed.
bool takeRoles(std::vector<StudyTable>& tables, const data::Roles& roles);

/// Returns the names of the table's columns.
[[nodiscard]] std::set<std::string> columnSetOf(const StudyTable& table);
/// Whether all tables have the same column names.
[[nodiscard]] bool haveOneHeader(const std::vector<StudyTable>& tables);

/// Returns the column with this name in the first table that has it; nullptr if no table has it.
[[nodiscard]] const data::Column* columnIn(const std::vector<StudyTable>& tables, const std::string& name);

/// Returns a name for a stack of these tables: "a + b", or "a and 3 more".
[[nodiscard]] std::string stackName(const std::vector<StudyTable>& parts);

/// Groups tables that have the same layout and can thus be stacked. The groups are in the order of their first tables.
[[nodiscard]] std::vector<std::vector<StudyTable>> byLayout(std::vector<StudyTable> tables);

/// Returns the series of a stack that contains a series of one of its parts. `stack` is the name of the stack, and
/// `names` are the names of its series. Empty if there is none.
[[nodiscard]] SeriesId inStack(const SeriesId& series, const std::string& stack, const std::vector<std::string>& names);

/// Returns the tables that were read from a source: the table itself or, for a stack, its parts.
[[nodiscard]] std::vector<const StudyTable*> sourcesOf(const StudyTable& table);

/// Returns the files from which the study's tables were read or which they join, with their state at that time.
[[nodiscard]] std::map<std::string, SourceStamp> stampsOf(const Study& study);

}  // namespace greyscope::app
