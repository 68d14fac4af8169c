#include "app/study/file/server_approvals.h"

#include <QFileInfo>
#include <QStringList>

namespace greyscope::app {

namespace {

constexpr const char* kApprovedKey = "databases/approved";

/// Returns a text that is unique for the folder and the server; "" for a study that is not saved.
QString entryOf(const QString& study, const QString& server) {
    const QString folder = study.isEmpty() ? QString() : QFileInfo(QFileInfo(study).absolutePath()).canonicalFilePath();
    return folder.isEmpty() ? QString() : folder + QLatin1Char('\n') + server;
}

QStringList approvedIn(const QSettings& settings) {
    return settings.value(QLatin1String(kApprovedKey)).toStringList();
}

}  // namespace

ServerApproval approvalFor(const QSettings& settings, const QString& study) {
    return [study, approved = approvedIn(settings)](const DatabaseConnection& connection) {
        const QString entry = entryOf(study, QString::fromStdString(serverOf(connection)));
        return !entry.isEmpty() && approved.contains(entry);
    };
}

void approveServer(QSettings& settings, const QString& study, const std::string& server) {
    allowServer(server);
    QStringList approved = approvedIn(settings);
    const QString entry = entryOf(study, QString::fromStdString(server));
    if (!entry.isEmpty() && !approved.contains(entry)) {
        approved << entry;
        settings.setValue(QLatin1String(kApprovedKey), approved);
    }
}

bool hasApprovals(const QSettings& settings) {
    return !approvedIn(settings).isEmpty();
}

void forgetApprovals(QSettings& settings) {
    settings.remove(QLatin1String(kApprovedKey));
}

}  // namespace greyscope::app
