#pragma once

#include <QString>

#include "app/study/study_history.h"
#include "core/base/error.h"
#include "core/base/progress.h"

namespace greyscope::app {

/// Writes a zip of the study and the files that its tables were read from: a folder that opens wherever it is unpacked.
/// Replaces the file in one step. Errors: fileNotWritable, fileNotReadable, cancelled.
[[nodiscard]] base::Expected<void> writeStudyArchive(const Study& study, const History& history, const QString& path,
                                                     base::Progress& progress);

}  // namespace greyscope::app
