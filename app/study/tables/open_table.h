#pragma once

#include <QByteArray>

#include <string>

#include "app/study/study.h"
#include "core/base/error.h"
#include "core/base/progress.h"
#include "core/data/roles/roles.h"
#include "core/io/reader.h"

namespace greyscope::app {

/// A table of the study from what a reader read: named after its file, with the layout and the roles that suit it.
/// Words alone are a table too: without a metric, so without series. Error: cancelled.
[[nodiscard]] base::Expected<StudyTable> tableFrom(const io::Imported& imported, const std::string& path,
                                                   base::Progress& progress);

/// Reads a file, or a database by its URL. Errors: those of readSource() and tableFrom().
[[nodiscard]] base::Expected<StudyTable> tableFromFile(const std::string& path, const io::ReadOptions& options,
                                                       base::Progress& progress);

/// Reads text that the study is to carry: the clipboard's. `name` names it in errors.
[[nodiscard]] base::Expected<StudyTable> tableFromText(std::string text, const std::string& name,
                                                       const io::ReadOptions& options, base::Progress& progress);

/// Reads text that is no file, such as what the program carries. `path` names it in errors.
[[nodiscard]] base::Expected<StudyTable> tableFromBytes(const QByteArray& bytes, const std::string& path,
                                                        const io::ReadOptions& options, base::Progress& progress);

/// `wanted`, or `wanted 2`, `wanted 3`, ... where a table of the study has that name already.
/// Few enough cells to stand in the study's file: what groups of a database come to.
[[nodiscard]] bool isSmall(const StudyTable& table);

[[nodiscard]] std::string freeTableName(const Study& study, const std::string& wanted);

/// What is chosen of a table at first: the first of its series is the reference, all others are compared; of more than
/// 3,000 series the first 36.
[[nodiscard]] Selection firstSelection(const std::string& table, const std::vector<std::string>& names);

/// Adds a table with firstSelection() of these of its series.
void addTable(Study& study, StudyTable table, const std::vector<std::string>& names);

}  // namespace greyscope::app
