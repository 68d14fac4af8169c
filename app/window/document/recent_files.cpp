#include "app/window/document/recent_files.h"

#include <QFileInfo>

#include "app/sources/database_source.h"
#include "app/study/choices/defaults.h"

namespace greyscope::app {

namespace {

constexpr const char* kFilesKey = "files/recent";
constexpr const char* kFolderKey = "files/folder";
constexpr int kMostFiles = 8;

}  // namespace

RecentFiles::RecentFiles(QSettings& settings, QObject* parent) : QObject(parent), m_settings(settings) {}

QStringList RecentFiles::list() const {
    return m_settings.value(QLatin1String(kFilesKey)).toStringList();
}

void RecentFiles::add(const QString& path) {
    const bool isUrl = isDatabaseUrl(path.toStdString());
    const QString absolute =
        isUrl ? QString::fromStdString(withoutSecret(path.toStdString()).url) : QFileInfo(path).absoluteFilePath();
    QStringList files = list();
    files.removeAll(absolute);
    files.prepend(absolute);
    m_settings.setValue(QLatin1String(kFilesKey), QStringList(files.mid(0, kMostFiles)));
    emit changed();
}

QString RecentFiles::folder() const {
    return startFolder(m_settings, QLatin1String(kFolderKey));
}

void RecentFiles::setFolderOf(const QString& path) {
    m_settings.setValue(QLatin1String(kFolderKey), QFileInfo(path).absolutePath());
}

void RecentFiles::clear() {
    m_settings.remove(QLatin1String(kFilesKey));
    emit changed();
}

}  // namespace greyscope::app
