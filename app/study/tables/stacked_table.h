#pragma once

#include <map>
#include <memory>
#include <set>
#include <string>
#include <vector>

#include "app/study/study.h"
#include "core/base/error.h"
#include "core/base/progress.h"

// Stacking: several tables of the study as one, with their rows below each other.

namespace greyscope::app {

/// Returns a table of these parts, with the roles that they share; parts that are stacks are replaced by their own
/// parts. The parts' names distinguish the rows and are made unique. Errors: those of data::stack().
[[nodiscard]] base::Expected<StudyTable> stackedTable(const std::vector<StudyTable>& parts, const std::string& name,
                                                      base::Progress& progress);

/// Gives every table these roles, using the names that its columns have, and makes it long. Returns whether all tables
/// have the columns; if not, nothing is changed.
bool takeRoles(std::vector<StudyTable>& tables, const data::Roles& roles);

/// Returns the names of the table's columns.
[[nodiscard]] std::set<std::string> columnSetOf(const StudyTable& table);
/// Whether all tables have the same column names.
[[nodiscard]] bool haveOneHeader(const std::vector<StudyTable>& tables);

/// Returns the column of that name in the first table that has it; nullptr if no table has it.
[[nodiscard]] const data::Column* columnIn(const std::vector<StudyTable>& tables, const std::string& name);

/// "a + b", or "a and 3 more".
[[nodiscard]] std::string stackName(const std::vector<StudyTable>& parts);

/// Groups tables by equal layout, in the order of the first of each group, so that tables opened together can be
/// stacked.
[[nodiscard]] std::vector<std::vector<StudyTable>> byLayout(std::vector<StudyTable> tables);

/// Returns the series of the stack that corresponds to a series of one of its parts, where `names` are the series of
/// the stack; empty if there is none.
[[nodiscard]] SeriesId inStack(const SeriesId& series, const std::string& stack, const std::vector<std::string>& names);

/// Returns the table itself, or the parts of a stack: the tables that were read from a source.
[[nodiscard]] std::vector<const StudyTable*> sourcesOf(const StudyTable& table);

/// Returns the files that the study's tables were read from or joined with, with their stamps at that time.
[[nodiscard]] std::map<std::string, SourceStamp> stampsOf(const Study& study);

}  // namespace greyscope::app
