#pragma once

#include <string>
#include <utility>
#include <vector>

#include "app/study/study.h"
#include "app/study/study_remark.h"
#include "core/base/error.h"
#include "core/base/progress.h"

// Functions that read a table again. The user's choices for the table are kept as far as they suit the new data.

namespace greyscope::app {

/// Removes columns that the data no longer has from the roles of `table`, with a remark. If no metric is left, the
/// table takes the roles of `guessed`.
void settleRoles(StudyTable& table, const StudyTable& guessed, StudyRemarks& remarks);

/// Gives a table that was read again the choices of the table `before`: name and recipe, and the roles, groups and
/// aggregation as far as they suit. New columns of measurements become metrics. Errors: those of setRecipe().
[[nodiscard]] base::Expected<void> keepChoices(StudyTable& read, const StudyTable& before, StudyRemarks& remarks,
                                               base::Progress& progress);

/// Reads the files of a table, or of its parts, again, and keeps the choices for the table. Errors: those of
/// tableFromFile() and stackedTable().
[[nodiscard]] base::Expected<StudyTable> readAgain(const StudyTable& before, StudyRemarks& remarks,
                                                   base::Progress& progress);

/// Reads the files or the text of a table (or of its parts) with the settings `told`. The choices for the table are
/// kept if the columns are the same; the recipe is kept if it can be applied. Errors: those of tableFromFile(),
/// tableFromText() and stackedTable().
[[nodiscard]] base::Expected<StudyTable> readOtherwise(const StudyTable& before, const ToldReading& told,
                                                       base::Progress& progress);

/// Returns a table with the same rows, now read from a copy of them in the study, so that its file is no longer needed.
/// Errors: those of tableFromText() and stackedTable().
[[nodiscard]] base::Expected<StudyTable> keptTable(const StudyTable& before, StudyRemarks& remarks,
                                                   base::Progress& progress);

/// Pairs of the path of a file and of the file that is read in its place.
using OtherFiles = std::vector<std::pair<std::string, std::string>>;
[[nodiscard]] base::Expected<std::optional<StudyTable>> withOtherFiles(const StudyTable& table, const OtherFiles& files,
                                                                       StudyRemarks& remarks, base::Progress& progress);

}  // namespace greyscope::app
