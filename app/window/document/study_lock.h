#pragma once

#include <QLockFile>
#include <QObject>

#include <memory>

#include "app/study/file/study_store.h"

namespace greyscope::app {

/// A lock on the file of the open study, by which other windows know that it is open here.
class StudyLock : public QObject {
    Q_OBJECT

public:
    StudyLock(StudyStore& store, const QString& folder, QObject* parent = nullptr);
    /// Whether another window has the study's file open.
    [[nodiscard]] bool taken() const { return m_lock && m_lock->error() == QLockFile::LockFailedError; }

private:
    void follow();

    StudyStore& m_store;
    QString m_folder;
    std::string m_path;
    std::unique_ptr<QLockFile> m_lock;  ///< lock of the file m_path; null if m_path is empty
};

}  // namespace greyscope::app
