#pragma once

#include <QByteArray>

#include <string>

#include "app/study/study.h"
#include "core/base/error.h"
#include "core/base/progress.h"
#include "core/data/roles/roles.h"
#include "core/io/reader.h"

namespace greyscope::app {

/// Returns a table of the study made from the output of a reader: named after its file, with suitable layout and roles.
/// A table that contains only text has no metric and thus no series. Error: cancelled.
[[nodiscard]] base::Expected<StudyTable> tableFrom(const io::Imported& imported, const std::string& path,
                                                   base::Progress& progress);

/// Reads a file, or a database by its URL. Errors: those of readSource() and tableFrom().
[[nodiscard]] base::Expected<StudyTable> tableFromFile(const std::string& path, const io::ReadOptions& options,
                                                       base::Progress& progress);

/// Reads text that the study stores, such as the clipboard's. `name` names it in errors.
[[nodiscard]] base::Expected<StudyTable> tableFromText(std::string text, const std::string& name,
                                                       const io::ReadOptions& options, base::Progress& progress);

/// Reads text that is not in a file, such as an embedded table. `path` names it in errors.
[[nodiscard]] base::Expected<StudyTable> tableFromBytes(const QByteArray& bytes, const std::string& path,
                                                        const io::ReadOptions& options, base::Progress& progress);

/// Whether a table has few enough cells to be stored in the study file, such as groups of a database.
[[nodiscard]] bool isSmall(const StudyTable& table);

/// Returns `wanted`, or `wanted 2`, `wanted 3`, ... if the study has a table of that name already.
[[nodiscard]] std::string freeTableName(const Study& study, const std::string& wanted);

/// Returns the initial selection for a table: its first series is the reference and all others are compared; if there
/// are more than 3,000 series, only the first 36.
[[nodiscard]] Selection firstSelection(const std::string& table, const std::vector<std::string>& names);

/// Adds a table to the study and selects the given series of it as firstSelection() does.
void addTable(Study& study, StudyTable table, const std::vector<std::string>& names);

}  // namespace greyscope::app
