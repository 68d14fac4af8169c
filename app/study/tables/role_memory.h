#pragma once

#include <QSettings>
#include <QVariantMap>

#include "app/study/study.h"

// What was made of a table's columns, kept in the settings by the layout of its file: the next file of the same header
// gets the same roles.

namespace greyscope::app {

/// Keeps the table's layout and roles; those of the last 60 headers are kept. Nothing for tables that are no files'.
void keepRoles(QSettings& settings, const StudyTable& table);

/// Keeps what an edit told of tables that stay, not of those that come: their roles, and how their files are read.
void keepEdited(QSettings& settings, const Study& before, const Study& after);

/// What the settings keep, as a value for another thread.
[[nodiscard]] QVariantList keptRoles(const QSettings& settings);

/// Stands for the names of the columns and what they held before these readings.
[[nodiscard]] std::string layoutOf(const data::Dataset& read, const std::vector<ColumnReading>& readings = {});

/// Keeps how the table's file is read, for files of which nobody told anything that have the same columns then: all but
/// what is about this file alone. Forgets it where nothing is told any more.
void keepReading(QSettings& settings, const StudyTable& table);
/// How the last file was read that had these columns where nobody told anything; empty where nobody did.
[[nodiscard]] ToldReading recalledReading(const QVariantList& kept, const std::string& layout);

/// Gives a table that was read anew the roles that its header had last; false where it had none, or the same.
bool recallRoles(const QVariantList& kept, StudyTable& table);

}  // namespace greyscope::app
