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

/// A file on this computer that a study names: the file of a table, a file that a table joins, or a trace.
struct DataFile {
    std::string path;
    bool outside = false;                 ///< the file is outside the study's folder, after links are resolved
    std::optional<base::Error> why = {};  ///< why it cannot go into a copy
};

/// Returns the existing files that a study and its history name, each once. Only a file that has not changed since it
/// was read can go into a copy, and only a trace that is readable as one: a study from somebody else may name any file.
/// Error: cancelled.
[[nodiscard]] base::Expected<std::vector<DataFile>> dataFilesOf(const Study& study, const History& history,
                                                                base::Progress& progress);

/// Writes a zip of the study and of those of its files whose paths are in `packed`. It unpacks to a folder that opens
/// anywhere; tables and traces of the other files are missing there. Replaces `path` in one step. Errors:
/// fileNotWritable, fileNotReadable, cancelled.
[[nodiscard]] base::Expected<void> writeStudyArchive(const Study& study, const History& history,
                                                     const std::set<std::string>& packed, const QString& path,
                                                     base::Progress& progress);

}  // namespace greyscope::app
