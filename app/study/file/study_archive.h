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

/// A file on this computer that a study names: of a table, of one that it joins, or a trace.
struct DataFile {
    std::string path;
    bool outside = false;                 ///< the folder that the study lies in, as links lead
    std::optional<base::Error> why = {};  ///< it cannot go into a copy
};

/// The files that a study and its history name, each once. Only one that still is what was read of it can go into a
/// copy, and only a trace that can be read as one: a study from somebody else may name any file. Error: cancelled.
[[nodiscard]] base::Expected<std::vector<DataFile>> dataFilesOf(const Study& study, const History& history,
                                                                base::Progress& progress);

/// Writes a zip of the study and of those of its files whose paths are among `packed`: a folder that opens wherever it
/// is unpacked, where tables and traces of the other files are missing. Replaces the file in one step. Errors:
/// fileNotWritable, fileNotReadable, cancelled.
[[nodiscard]] base::Expected<void> writeStudyArchive(const Study& study, const History& history,
                                                     const std::set<std::string>& packed, const QString& path,
                                                     base::Progress& progress);

}  // namespace greyscope::app
