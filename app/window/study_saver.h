#pragma once

#include <QObject>

#include <functional>

#include "app/study/study_store.h"
#include "app/window/recent_files.h"

class QWidget;

namespace greyscope::app {

/// Writes the study to its file, and asks before changes that are not there yet would be lost.
class StudySaver : public QObject {
    Q_OBJECT

public:
    StudySaver(StudyStore& store, RecentFiles& recent, QWidget* window);
    [[nodiscard]] bool unsaved() const;
    /// Runs `then`, after asking what to do about changes that are not on disk; never where the user cancels.
    void unlessUnsaved(const std::function<void()>& then);
    /// False where the file could not be written; failed() says why.
    bool saveTo(const QString& path);

public slots:
    void save();
    void saveAs();

signals:
    void failed(const QString& message, const QString& remedy);

private:
    StudyStore& m_store;
    RecentFiles& m_recent;
    QWidget* m_window;
};

}  // namespace greyscope::app
