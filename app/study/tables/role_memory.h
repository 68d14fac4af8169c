#pragma once

#include <QSettings>
#include <QVariantMap>

#include "app/study/study.h"

// Remembers the roles of a table's columns in the settings, by the layout of its file. The next file with the same
// header then gets the same roles.

namespace greyscope::app {

/// Stores the layout and the roles of a table in the settings, for later files with the same header. The last 60
/// headers are kept. Does nothing for tables that are not from files.
void keepRoles(QSettings& settings, const StudyTable& table);

/// Stores in the settings what an edit has changed in the tables that exist before and after it: their roles, and how
/// their files are read.
void keepEdited(QSettings& settings, const Study& before, const Study& after);

/// Returns the stored roles and reading settings as a value that another thread can use.
[[nodiscard]] QVariantList keptRoles(const QSettings& settings);

/// Returns a hash of the names and types of the columns, as they were before the unit changes `readings`.
[[nodiscard]] std::string layoutOf(const data::Dataset& read, const std::vector<ColumnReading>& readings = {});

/// Stores how the file of a table is read, for later files with the same columns. Settings that apply to this file only
/// are omitted. If there are none, a stored reading is removed.
void keepReading(QSettings& settings, const StudyTable& table);
/// Returns the settings with which the last file with these columns was read; empty if it was read without settings.
[[nodiscard]] ToldReading recalledReading(const QVariantList& kept, const std::string& layout);

/// Gives a table that was just read the roles that the last file with its header had. Returns false if there was no
/// such file, or if the roles are already the same.
bool recallRoles(const QVariantList& kept, StudyTable& table);

}  // namespace greyscope::app
