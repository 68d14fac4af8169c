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

/// The tables that were read from a folder.
struct FolderTables {
    /// Tables of the folder; files with the same layout are stacked as one table, named after the folder.
    std::vector<StudyTable> tables;
    std::vector<base::Error> refused = {};  ///< errors of the files that were not read; each names its file
    std::vector<StudyRemark> remarks = {};
};
/// Reads all readable files of a folder. Each is read in the way in which the last file with its header was read, which
/// `kept` contains. Columns whose headings are levels become rows, unless `asked` names one of the columns or is
/// nullopt. Errors: those of io::filesOfFolder(), folderHasNone, cancelled.
[[nodiscard]] base::Expected<FolderTables> tablesOfFolder(const std::string& folder, const QVariantList& kept,
                                                          base::Progress& progress,
                                                          const std::optional<data::Roles>& asked = data::Roles());

/// Returns a study with the tables of files and folders, and with the series of the first table selected. Columns get
/// the roles that the last file with the same header had, which `kept` contains. Tables with the same layout are
/// stacked as one. Files that cannot be read are among the failures. Errors: that of the first file if none can be
/// read; cancelled.
[[nodiscard]] base::Expected<OpenedStudy> openTables(const QStringList& paths, const QVariantList& kept,
                                                     base::Progress& progress);

/// Opens files: if the first one is a study, returns it with the other files as further tables; otherwise returns
/// openTables(). readStudy() decides whether servers are contacted. Errors: those of both functions.
[[nodiscard]] base::Expected<OpenedStudy> openFiles(const QStringList& paths, const QVariantList& kept,
                                                    base::Progress& progress, const ServerApproval& approval = {});

/// Turns columns of a table into rows, by recipe steps that can be undone, if their headings are levels or if they are
/// measurements of configurations. Does nothing if `asked` names one of the columns. Returns whether the table was
/// changed.
bool readAsRows(StudyTable& table, base::Progress& progress, const data::Roles& asked = {});

/// Returns a study of one table, with its first series selected.
[[nodiscard]] OpenedStudy studyOf(StudyTable table);

/// Renames a table of a study that is being opened, and all references to it.
void rename(OpenedStudy& opened, std::size_t table, const std::string& name);

}  // namespace greyscope::app
