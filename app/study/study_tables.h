#pragma once

#include <nlohmann/json_fwd.hpp>

#include <QDir>

#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "app/study/study.h"
#include "app/study/study_remark.h"
#include "core/base/error.h"
#include "core/base/progress.h"

// How a study file names its tables: where their data is (a file with its size and SHA-256, a sample, a text that the
// study carries, or parts that are tables themselves), and what their columns are used as.

namespace greyscope::app {

[[nodiscard]] nlohmann::json tableJson(const StudyTable& table, const QDir& folder);
/// Where its rows come from and what is done with them, without the rows themselves.
[[nodiscard]] nlohmann::json tableSource(const StudyTable& table, const QDir& folder);
/// The entry as it was read; only its path follows the study file to another folder.
[[nodiscard]] nlohmann::json missingJson(const MissingTable& missing, const QDir& folder);

/// An entry of a study file, not read so far. `place` is its number among the tables.
[[nodiscard]] MissingTable tableEntry(nlohmann::json entry, std::size_t place, const QDir& folder,
                                      StudyRemarks& remarks);

/// The file of a missing table that is not there: its own, or one that its recipe joins. Empty where it is no file.
[[nodiscard]] std::string lostFile(const MissingTable& missing);
/// The same table with this file instead.
[[nodiscard]] MissingTable located(MissingTable missing, const std::string& path);
/// The same table with another file wherever it says this one, by its path or its name, or instead of a table of this
/// name. Null where it says it nowhere.
[[nodiscard]] std::optional<MissingTable> withOtherFile(MissingTable entry, const std::string& file,
                                                        const std::string& instead);

/// Reads the table. Columns that are gone leave its roles, with a remark, as does a file that is not the one that the
/// study was written with. A step of its recipe that cannot be understood or applied is an error: without it the
/// numbers would be others. Errors: those of tableFromFile(), tableFromBytes(), data::stepFrom() and setRecipe().
[[nodiscard]] base::Expected<StudyTable> readTable(const MissingTable& entry, StudyRemarks& remarks,
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

/// What was told of a table, or of the first of its parts.
[[nodiscard]] const ToldReading& toldOf(const StudyTable& table);
/// "reader=CSV, delimiter=;", in the words of the command line.
[[nodiscard]] std::string readingText(const ToldReading& told);

/// Whether the study's file holds a copy of the table, with its parts, should its files be gone.
void setCarried(Study& study, const std::string& table, bool carried);

/// The table with its rows as they are, read from the study's own copy of them. Errors: those of tableFromText() and
/// stackedTable().
[[nodiscard]] base::Expected<StudyTable> keptTable(const StudyTable& before, StudyRemarks& remarks,
                                                   base::Progress& progress);

/// The table read from other files, each in the place of the one before it; null where it names none of them. Errors:
/// those of readTable().
using OtherFiles = std::vector<std::pair<std::string, std::string>>;
[[nodiscard]] base::Expected<std::optional<StudyTable>> withOtherFiles(const StudyTable& table, const OtherFiles& files,
                                                                       StudyRemarks& remarks, base::Progress& progress);

/// The same table from a file that was read anew: its recipe, name, roles, groups and aggregation stay, the last ones
/// as far as they suit. Errors: those of setRecipe().
[[nodiscard]] base::Expected<void> keepChoices(StudyTable& read, const StudyTable& before, StudyRemarks& remarks,
                                               base::Progress& progress);

}  // namespace greyscope::app
