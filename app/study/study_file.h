#pragma once

#include <QByteArray>
#include <QString>

#include "app/study/study.h"
#include "core/base/error.h"
#include "core/base/progress.h"

namespace greyscope::app {

/// Files of this suffix hold a study as JSON: its choices, and where its tables are.
inline constexpr const char* kStudySuffix = "greyscope";
[[nodiscard]] bool isStudyFile(const QString& path);

/// Inputs and choices only. A table that stands in a file is named by its path from the study's folder, a table that
/// the program carries by its name; what came from the clipboard is written out.
[[nodiscard]] QByteArray studyText(const Study& study, const QString& path);
/// Error: fileNotWritable.
[[nodiscard]] base::Expected<void> writeStudy(const Study& study, const QString& path);

/// Reads a study and its tables. Errors: formatUnknown with the line where the text is no study, those of reading a
/// table, unknownSeries where the selection names one that its table does not have.
[[nodiscard]] base::Expected<Study> readStudy(const QString& path, base::Progress& progress);

}  // namespace greyscope::app
