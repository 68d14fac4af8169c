#include "app/window/document/study_lock.h"

#include <QCryptographicHash>
#include <QDir>
#include <QFileInfo>

namespace greyscope::app {

StudyLock::StudyLock(StudyStore& store, const QString& folder, QObject* parent)
    : QObject(parent), m_store(store), m_folder(folder) {
    connect(&store, &StudyStore::changed, this, &StudyLock::follow);
}

/// The locks are in a separate folder instead of beside the studies.
void StudyLock::follow() {
    if (m_store.study().path == m_path) {
        return;
    }
    m_path = m_store.study().path;
    m_lock.reset();
    if (!m_path.empty()) {
        QDir().mkpath(m_folder);
        const QByteArray name = QCryptographicHash::hash(
            QFileInfo(QString::fromStdString(m_path)).canonicalFilePath().toUtf8(), QCryptographicHash::Sha1);
        m_lock = std::make_unique<QLockFile>(
            QDir(m_folder).filePath(QString::fromLatin1(name.toHex()) + QStringLiteral(".lock")));
        m_lock->setStaleLockTime(0);
        m_lock->tryLock(0);
    }
}

}  // namespace greyscope::app
