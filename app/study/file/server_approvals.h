#pragma once

#include <QSettings>
#include <QString>

#include <string>

#include "app/sources/server_access.h"

namespace greyscope::app {

// The servers that the user approved for the studies of a folder. Approvals are stored in the settings, never in a
// study, so that a study from somebody else cannot contain an approval.

/// Returns the current approvals for the folder of this study; none for a study that is not saved.
[[nodiscard]] ServerApproval approvalFor(const QSettings& settings, const QString& study);
/// Approves a server for the studies in the folder of this one; for a study that is not saved, only until the program
/// ends.
void approveServer(QSettings& settings, const QString& study, const std::string& server);
[[nodiscard]] bool hasApprovals(const QSettings& settings);
void forgetApprovals(QSettings& settings);

}  // namespace greyscope::app
