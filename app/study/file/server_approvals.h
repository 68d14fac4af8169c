#pragma once

#include <QSettings>
#include <QString>

#include <string>

#include "app/sources/server_access.h"

namespace greyscope::app {

// Which servers somebody has approved for the studies of a folder: kept in the settings, never in a study, so that
// nobody else can bring an approval along.

/// Of the studies beside this one, as it is now; a study that is not saved anywhere has none.
[[nodiscard]] ServerApproval approvalFor(const QSettings& settings, const QString& study);
/// Remembers it for the studies beside this one; for one that is not saved only as long as the program runs.
void approveServer(QSettings& settings, const QString& study, const std::string& server);
[[nodiscard]] bool hasApprovals(const QSettings& settings);
void forgetApprovals(QSettings& settings);

}  // namespace greyscope::app
