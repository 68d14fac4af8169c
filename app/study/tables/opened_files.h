#pragma once

#include <QStringList>
#include <QVariant>

#include <optional>
#include <string>
#include <vector>

#include "app/study/file/study_file.h"
#include "core/base/error.h"
#include "core/base/progress.h"

namespace greyscope::app {

/// The tables of a folder.
struct FolderTables {
    std::vector<StudyTable> tables;  ///< files of the same layout are stacked as one table, named after the folder
    std::vector<base::Error> refused = {};  ///< the other files, named by the location, with the reason
    std::vector<StudyRemark> remarks = {};
};
/// Reads all readable files of a folder, each in the way in which the last file with its header was read, according to
/// `kept`. Headings that are levels become rows, unless `asked` names one of the columns or is nullopt. Errors: those
/// of io::filesOfFolder(), folderHasNone, cancelled.
[[nodiscard]] base::Expected<FolderTables> tablesOfFolder(const std::string& folder, const QVariantList& kept,
                                                          base::Progress& progress,
                                                          const std::optional<data::Roles>& asked = data::Roles());

/// Returns a study of the tables of these paths (for a folder, of all readable files), with the series of the first one
/// selected. Files get the roles that the last file with their header had, according to `kept`. Tables of equal layout
/// are stacked as one; files that cannot be read are among the failures. Errors: that of the first file if none can be
/// read; cancelled.
[[nodiscard]] base::Expected<OpenedStudy> openTables(const QStringList& paths, const QVariantList& kept,
                                                     base::Progress& progress);

/// Returns openTables(), or, if the first file is a study, that study with the other files as tables. Its servers are
/// contacted as readStudy() says.
[[nodiscard]] base::Expected<OpenedStudy> openFiles(const QStringList& paths, const QVariantList& kept,
                                                    base::Progress& progress, const ServerApproval& approval = {});

/// Turns columns of a table into rows if its headings are levels or it contains measurements of configurations, by
/// steps of its recipe that can be undone, unless `asked` names one of its columns. Returns whether it did.
bool readAsRows(StudyTable& table, base::Progress& progress, const data::Roles& asked = {});

/// Returns a study of one table, with its first series selected.
[[nodiscard]] OpenedStudy studyOf(StudyTable table);

/// Renames a table that was opened, and all references to it.
void rename(OpenedStudy& opened, std::size_t table, const std::string& name);

}  // namespace greyscope::app
