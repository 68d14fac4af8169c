#pragma once

#include <QString>

#include <optional>
#include <set>
#include <string>
#include <vector>

#include "app/study/file/study_history.h"
#include "core/base/error.h"
#include "core/base/progress.h"

namespace greyscope::app {

/// A file on this computer that a study names: the file of a table, a file that a recipe joins, or a trace.
struct DataFile {
    std::string path;
    bool outside = false;                 ///< whether the file is outside the study's folder, after links are resolved
    std::optional<base::Error> why = {};  ///< why the file cannot be included in a copy of the study; nullopt if it can
};

/// Returns the existing files that a study and its history name, each once. Since a study from another person may name
/// any file, only some can be included in a copy: files that have not changed since they were read, and traces that are
/// readable as traces. Error: cancelled.
[[nodiscard]] base::Expected<std::vector<DataFile>> dataFilesOf(const Study& study, const History& history,
                                                                base::Progress& progress);

/// Writes a zip file with the study and those of its files that are in `packed`. Unpacked, it is a folder that can be
/// opened anywhere; the tables and traces of other files are missing there. The file is replaced in one step. Errors:
/// fileNotWritable, fileNotReadable, cancelled.
[[nodiscard]] base::Expected<void> writeStudyArchive(const Study& study, const History& history,
                                                     const std::set<std::string>& packed, const QString& path,
                                                     base::Progress& progress);

}  // namespace greyscope::app
