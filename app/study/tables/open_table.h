#pragma once

#include <QByteArray>

#include <string>

#include "app/study/study.h"
#include "core/base/error.h"
#include "core/base/progress.h"
#include "core/data/roles/roles.h"
#include "core/io/reader.h"

namespace greyscope::app {

/// Returns a table for the study from the output of a reader. It gets its name from its file, and a suitable layout and
/// roles. A table that contains only text has no metric and thus no series. Error: cancelled.
[[nodiscard]] base::Expected<StudyTable> tableFrom(const io::Imported& imported, const std::string& path,
                                                   base::Progress& progress);

/// Reads a table from a file, or from a database by its URL. Errors: those of readSource() and tableFrom().
[[nodiscard]] base::Expected<StudyTable> tableFromFile(const std::string& path, const io::ReadOptions& options,
                                                       base::Progress& progress);

/// Reads a table from text that the study stores, such as the text of the clipboard. `name` is the name of the text in
/// errors.
[[nodiscard]] base::Expected<StudyTable> tableFromText(std::string text, const std::string& name,
                                                       const io::ReadOptions& options, base::Progress& progress);

/// Reads a table from data that is not in a file of its own, such as an embedded table. `path` is its name in errors.
[[nodiscard]] base::Expected<StudyTable> tableFromBytes(const QByteArray& bytes, const std::string& path,
                                                        const io::ReadOptions& options, base::Progress& progress);

/// Whether a table has so few cells that a study file can store them, such as groups of a database.
[[nodiscard]] bool isSmall(const StudyTable& table);

/// Returns `wanted` or, if the study has a table with that name, the first free name among `wanted 2`, `wanted 3`, ...
[[nodiscard]] std::string freeTableName(const Study& study, const std::string& wanted);

/// Returns the selection with which a table is first shown: its first series is the reference, and all others are
/// compared. If there are more than 3,000 series, only the first 36 are selected.
[[nodiscard]] Selection firstSelection(const std::string& table, const std::vector<std::string>& names);

/// Adds a table to the study, and selects its series `names` by firstSelection().
void addTable(Study& study, StudyTable table, const std::vector<std::string>& names);

}  // namespace greyscope::app
