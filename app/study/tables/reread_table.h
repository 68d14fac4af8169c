#pragma once

#include <string>
#include <utility>
#include <vector>

#include "app/study/study.h"
#include "app/study/study_remark.h"
#include "core/base/error.h"
#include "core/base/progress.h"

// Reading a table again: its choices are kept as far as they suit the new data.

namespace greyscope::app {

/// Removes columns that the data no longer has from the roles, with a remark. If no metric is left, the table takes the
/// roles of `guessed`.
void settleRoles(StudyTable& table, const StudyTable& guessed, StudyRemarks& remarks);

/// Gives a table that was read again the choices of `before`: recipe and name, and roles, groups and aggregation as far
/// as they suit. New columns of measurements become metrics. Errors: those of setRecipe().
[[nodiscard]] base::Expected<void> keepChoices(StudyTable& read, const StudyTable& before, StudyRemarks& remarks,
                                               base::Progress& progress);

/// Reads the files of a table, or of its parts, again and keeps its choices. Errors: those of tableFromFile() and
/// stackedTable().
[[nodiscard]] base::Expected<StudyTable> readAgain(const StudyTable& before, StudyRemarks& remarks,
                                                   base::Progress& progress);

/// Reads the files of a table or of its parts, or its text, as `told` says. The choices are kept if the columns are the
/// same; the recipe is kept if it can be applied. Errors: those of tableFromFile(), tableFromText() and stackedTable().
[[nodiscard]] base::Expected<StudyTable> readOtherwise(const StudyTable& before, const ToldReading& told,
                                                       base::Progress& progress);

/// Returns the table with its rows unchanged, read from the study's own copy of them. Errors: those of tableFromText()
/// and stackedTable().
[[nodiscard]] base::Expected<StudyTable> keptTable(const StudyTable& before, StudyRemarks& remarks,
                                                   base::Progress& progress);

/// Returns the table read from other files, each in place of a former one; nullopt if the table has none of the former
/// files. Errors: those of readTable().
using OtherFiles = std::vector<std::pair<std::string, std::string>>;
[[nodiscard]] base::Expected<std::optional<StudyTable>> withOtherFiles(const StudyTable& table, const OtherFiles& files,
                                                                       StudyRemarks& remarks, base::Progress& progress);

}  // namespace greyscope::app
