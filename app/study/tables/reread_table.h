#pragma once

#include <string>
#include <utility>
#include <vector>

#include "app/study/study.h"
#include "app/study/study_remark.h"
#include "core/base/error.h"
#include "core/base/progress.h"

// The same table read anew: its choices stay as far as they suit what was read.

namespace greyscope::app {

/// Columns that the data no longer has leave the roles, with a remark; without a metric or a factor that a table needs,
/// its roles are those of `guessed`.
void settleRoles(StudyTable& table, const StudyTable& guessed, StudyRemarks& remarks);

/// The same table from a file that was read anew: its recipe, name, roles, groups and aggregation stay, the last ones
/// as far as they suit; new columns that hold measurements are metrics. Errors: those of setRecipe().
[[nodiscard]] base::Expected<void> keepChoices(StudyTable& read, const StudyTable& before, StudyRemarks& remarks,
                                               base::Progress& progress);

/// Reads the files of a table, or of its parts, again, and keeps its choices. Errors: those of tableFromFile() and
/// stackedTable().
[[nodiscard]] base::Expected<StudyTable> readAgain(const StudyTable& before, StudyRemarks& remarks,
                                                   base::Progress& progress);

/// Reads the files of a table, or of its parts, or its text, in this way. Where the columns are the same, so are its
/// choices; its recipe stays where it can be applied. Errors: those of tableFromFile(), tableFromText() and
/// stackedTable().
[[nodiscard]] base::Expected<StudyTable> readOtherwise(const StudyTable& before, const ToldReading& told,
                                                       base::Progress& progress);

/// The table with its rows as they are, read from the study's own copy of them. Errors: those of tableFromText() and
/// stackedTable().
[[nodiscard]] base::Expected<StudyTable> keptTable(const StudyTable& before, StudyRemarks& remarks,
                                                   base::Progress& progress);

/// The table read from other files, each in the place of the one before it; null where it names none of them. Errors:
/// those of readTable().
using OtherFiles = std::vector<std::pair<std::string, std::string>>;
[[nodiscard]] base::Expected<std::optional<StudyTable>> withOtherFiles(const StudyTable& table, const OtherFiles& files,
                                                                       StudyRemarks& remarks, base::Progress& progress);

}  // namespace greyscope::app
