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

/// Files by path, with stamps as quickStamp() returns them.
using FileStates = std::map<std::string, SourceStamp>;

/// The result of checking the files of a table.
struct Followed {
    StudyTable before;
    FileStates files;                 ///< the table's own files and those of its folder
    std::optional<StudyTable> now;    ///< the new table; nullopt if nothing changed
    std::size_t added = 0;            ///< number of new files in the table
    std::vector<base::Error> failed;  ///< files that cannot be read in their present state; their former rows are kept
};

/// Checks the files of a table unless they are as in `seen`. Files of the folder that have other columns or cannot be
/// read are skipped. Errors: cancelled; those of stackedTable(), keepChoices() and filesOfFolder().
[[nodiscard]] base::Expected<Followed> followedTable(const StudyTable& before, const FileStates& seen,
                                                     base::Progress& progress);

/// Whether the table has files to follow.
[[nodiscard]] bool canBeFollowed(const StudyTable& table);
/// Sets whether a table follows its files, and whether it follows their folder too.
void setFollowed(Study& study, const std::string& table, bool follow, bool folder);

}  // namespace greyscope::app
