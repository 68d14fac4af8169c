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
    std::vector<StudyTable> tables;         ///< files of one layout as one, called like the folder
    std::vector<base::Error> refused = {};  ///< other files, the location's, and why
    std::vector<StudyRemark> remarks = {};
};
/// All files of a folder that can be read, in the way that files of their headers were read last, of those that are
/// `kept`. Headings that are levels become rows, unless `asked` names one of the columns, or is none. Errors: those of
/// io::filesOfFolder(), folderHasNone, cancelled.
[[nodiscard]] base::Expected<FolderTables> tablesOfFolder(const std::string& folder, const QVariantList& kept,
                                                          base::Progress& progress,
                                                          const std::optional<data::Roles>& asked = data::Roles());

/// A study of these tables, of folders all files that can be read, with the series of the first one chosen, and the
/// roles that files of their headers had last, of those that are `kept`. Those of equal layout are stacked as one;
/// files that cannot be read are among the failures. Error: that of the first file where none can be read; cancelled.
[[nodiscard]] base::Expected<OpenedStudy> openTables(const QStringList& paths, const QVariantList& kept,
                                                     base::Progress& progress);

/// The same with the tables of a study, where the first file is one; its servers are asked as readStudy() says.
[[nodiscard]] base::Expected<OpenedStudy> openFiles(const QStringList& paths, const QVariantList& kept,
                                                    base::Progress& progress, const ServerApproval& approval = {});

/// A table whose headings are levels, or what was measured of configurations, is read as rows, by steps of its recipe
/// that can be taken back, unless `asked` names one of its columns. Tells whether it is.
bool readAsRows(StudyTable& table, base::Progress& progress, const data::Roles& asked = {});

/// A study of one table, with its first series chosen.
[[nodiscard]] OpenedStudy studyOf(StudyTable table);

/// Gives a table that was opened, and all that refers to it, another name.
void rename(OpenedStudy& opened, std::size_t table, const std::string& name);

}  // namespace greyscope::app
