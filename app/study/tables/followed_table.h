#pragma once

#include <map>
#include <optional>
#include <string>
#include <vector>

#include "app/sources/source_stamp.h"
#include "app/study/study.h"
#include "core/base/error.h"
#include "core/base/progress.h"

// Tables that follow their files: they are read again by themselves when these change, and take in further files of a
// folder.

namespace greyscope::app {

/// Files by path, as quickStamp() has them.
using FileStates = std::map<std::string, SourceStamp>;

/// What a look at the files of a table found.
struct Followed {
    StudyTable before;
    FileStates files;                 ///< its own and those of its folder
    std::optional<StudyTable> now;    ///< where the table is another one
    std::size_t added = 0;            ///< further files that it is made of now
    std::vector<base::Error> failed;  ///< its files that cannot be read as they are now: their rows stay as they were
};

/// Looks at the files of a table unless they are as they were in `seen`. Files of the folder that have other columns,
/// or cannot be read, are passed over. Errors: cancelled; those of stackedTable(), keepChoices() and filesOfFolder().
[[nodiscard]] base::Expected<Followed> followedTable(const StudyTable& before, const FileStates& seen,
                                                     base::Progress& progress);

/// Whether there are files to follow.
[[nodiscard]] bool canBeFollowed(const StudyTable& table);
/// Has a table follow its files, with those of their folder, or no longer.
void setFollowed(Study& study, const std::string& table, bool follow, bool folder);

}  // namespace greyscope::app
