#pragma once

#include <map>
#include <optional>
#include <string>
#include <vector>

#include "app/sources/source_stamp.h"
#include "app/study/study.h"
#include "core/base/error.h"
#include "core/base/progress.h"

// Tables that follow their files: they are read again automatically when the files change, and include new files of a
// folder.

namespace greyscope::app {

/// The state of files, by path, with stamps from quickStamp().
using FileStates = std::map<std::string, SourceStamp>;

/// The result of a check of the files of a table that follows them.
struct Followed {
    StudyTable before;
    FileStates files;                 ///< state of the table's own files and those of its folder
    std::optional<StudyTable> now;    ///< the table read again; nullopt if nothing has changed
    std::size_t added = 0;            ///< number of new files that the table includes
    std::vector<base::Error> failed;  ///< errors of files that cannot be read now; their previous rows are kept
};

/// Reads a table again if its files have changed since the state `seen`. Files of the folder that have other columns or
/// cannot be read are skipped. Errors: cancelled; those of stackedTable(), keepChoices() and filesOfFolder().
[[nodiscard]] base::Expected<Followed> followedTable(const StudyTable& before, const FileStates& seen,
                                                     base::Progress& progress);

/// Whether a table was read from files, which it can follow.
[[nodiscard]] bool canBeFollowed(const StudyTable& table);
/// Sets whether a table follows its files and, with `folder`, also includes new files of their folder.
void setFollowed(Study& study, const std::string& table, bool follow, bool folder);

}  // namespace greyscope::app
