#pragma once

#include <QSettings>
#include <QVariantMap>

#include "app/study/study.h"

// What was made of a table's columns, kept in the settings by the layout of its file: the next file of the same header
// gets the same roles.

namespace greyscope::app {

/// Keeps the table's layout and roles; those of the last 60 headers are kept. Nothing for tables that are no files'.
void keepRoles(QSettings& settings, const StudyTable& table);

/// What the settings keep, as a value for another thread.
[[nodiscard]] QVariantList keptRoles(const QSettings& settings);

/// Gives a table that was read anew the roles that its header had last; false where it had none, or the same.
bool recallRoles(const QVariantList& kept, StudyTable& table);

}  // namespace greyscope::app
