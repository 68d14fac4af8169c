#pragma once

#include <QSettings>
#include <QString>

#include <string>

#include "app/sources/server_access.h"

namespace greyscope::app {

// The servers that the user has approved for the studies of a folder. Approvals are stored in the settings, never in a
// study, so that a study from another person cannot contain an approval.

/// Returns the approvals for the folder of a study, given by its path; none for a study that is not saved.
[[nodiscard]] ServerApproval approvalFor(const QSettings& settings, const QString& study);
/// Approves a server for all studies in the folder of `study`. If the study is not saved, the approval lasts only until
/// the program ends.
void approveServer(QSettings& settings, const QString& study, const std::string& server);
[[nodiscard]] bool hasApprovals(const QSettings& settings);
void forgetApprovals(QSettings& settings);

}  // namespace greyscope::app
