#pragma once

#include <QSettings>
#include <QVariantMap>

#include "app/study/study.h"

// The roles of a table's columns, stored in the settings by the layout of its file, so that the next file with the same
// header gets the same roles.

namespace greyscope::app {

/// Stores the table's layout and roles; the last 60 headers are kept. Does nothing for tables that are not files.
void keepRoles(QSettings& settings, const StudyTable& table);

/// Stores what an edit changed in tables that exist before and after it: their roles, and how their files are read.
void keepEdited(QSettings& settings, const Study& before, const Study& after);

/// Returns what the settings store, as a value that another thread can use.
[[nodiscard]] QVariantList keptRoles(const QSettings& settings);

/// Returns a hash of the names and types of the columns before these readings.
[[nodiscard]] std::string layoutOf(const data::Dataset& read, const std::vector<ColumnReading>& readings = {});

/// Stores how the table's file is read, for later files with the same columns, except settings that apply to this file
/// only. Removes the stored reading if the table has none.
void keepReading(QSettings& settings, const StudyTable& table);
/// Returns how the last file with these columns was read; empty if it was read without settings.
[[nodiscard]] ToldReading recalledReading(const QVariantList& kept, const std::string& layout);

/// Gives a table that was read the roles that the last file with its header had. Returns false if there was none, or if
/// the roles are the same.
bool recallRoles(const QVariantList& kept, StudyTable& table);

}  // namespace greyscope::app
