#pragma once

#include <map>
#include <memory>
#include <set>
#include <string>
#include <vector>

#include "app/study/study.h"
#include "core/base/error.h"
#include "core/base/progress.h"

// Tables of the study that stand below each other as one.

namespace greyscope::app {

/// A table of these parts, with the roles that they share; stacked parts are taken apart first. Their names tell the
/// rows apart, and are made unique. Errors: those of data::stack().
[[nodiscard]] base::Expected<StudyTable> stackedTable(const std::vector<StudyTable>& parts, const std::string& name,
                                                      base::Progress& progress);

/// Gives every table these roles, by the names that its columns have, and reads it as a long one. Tells whether all
/// have the columns; otherwise nothing is changed.
bool takeRoles(std::vector<StudyTable>& tables, const data::Roles& roles);

/// The names of its columns.
[[nodiscard]] std::set<std::string> columnSetOf(const StudyTable& table);
/// Whether all have the same.
[[nodiscard]] bool haveOneHeader(const std::vector<StudyTable>& tables);

/// The column of that name in the first table that has it; null where none does.
[[nodiscard]] const data::Column* columnIn(const std::vector<StudyTable>& tables, const std::string& name);

/// "a + b", or "a and 3 more".
[[nodiscard]] std::string stackName(const std::vector<StudyTable>& parts);

/// Puts each table with the first one of equal layout: tables that were opened together become one where they can.
[[nodiscard]] std::vector<std::vector<StudyTable>> byLayout(std::vector<StudyTable> tables);

/// The series that stood in a part, in the stack of `names`; empty where it is not there.
[[nodiscard]] SeriesId inStack(const SeriesId& series, const std::string& stack, const std::vector<std::string>& names);

/// The table itself, or its parts where it is a stack: what was read from somewhere.
[[nodiscard]] std::vector<const StudyTable*> sourcesOf(const StudyTable& table);

/// The files that the study's tables were read from or joined with, as they were then.
[[nodiscard]] std::map<std::string, SourceStamp> stampsOf(const Study& study);

}  // namespace greyscope::app
