#pragma once

#include <QStringList>
#include <QVariant>

#include "app/study/study_file.h"
#include "core/base/error.h"
#include "core/base/progress.h"

namespace greyscope::app {

/// A study of these tables, of folders all files that can be read, with the series of the first one chosen, and the
/// roles that files of their headers had last, of those that are `kept`. Those of equal layout are stacked as one;
/// files that cannot be read are among the failures. Error: that of the first file where none can be read; cancelled.
[[nodiscard]] base::Expected<OpenedStudy> openTables(const QStringList& paths, const QVariantList& kept,
                                                     base::Progress& progress);

/// The same with the tables of a study, where the first file is one; its servers are asked as readStudy() says.
[[nodiscard]] base::Expected<OpenedStudy> openFiles(const QStringList& paths, const QVariantList& kept,
                                                    base::Progress& progress, const ServerApproval& approval = {});

/// A table whose headings are levels, or what was measured of configurations, is read as rows, by steps of its recipe
/// that can be taken back. Tells whether it is.
bool readAsRows(StudyTable& table, base::Progress& progress);

/// A study of one table, with its first series chosen.
[[nodiscard]] OpenedStudy studyOf(StudyTable table);

/// Gives a table that was opened, and all that refers to it, another name.
void rename(OpenedStudy& opened, std::size_t table, const std::string& name);

}  // namespace greyscope::app
