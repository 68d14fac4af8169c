#pragma once

#include <QDateTime>
#include <QObject>

#include <functional>
#include <set>
#include <string>
#include <vector>

#include "app/run/job_queue.h"
#include "app/study/file/study_archive.h"
#include "app/study/file/study_store.h"
#include "app/window/document/recent_files.h"

class QWidget;

namespace greyscope::app {

/// Saves the study to its file, and asks before unsaved changes would be lost.
class StudySaver : public QObject {
    Q_OBJECT

public:
    StudySaver(StudyStore& store, RecentFiles& recent, QWidget* window);
    [[nodiscard]] bool unsaved() const;
    [[nodiscard]] JobQueueBase& copies() { return m_copies; }
    /// Runs `then`, after asking what to do about unsaved changes; does not run it if the user cancels.
    void unlessUnsaved(const std::function<void()>& then);
    /// Saves the study; returns false if the file could not be written, in which case failed() gives the reason.
    bool saveTo(const QString& path);
    /// Records the present state of the study's file as the one that was read or written.
    void markSeen();

public slots:
    void save();
    void saveAs();
    /// Writes a zip of the study and of the files that the user selects.
    void saveCopyWithData();

signals:
    void failed(const QString& message, const QString& remedy);

private:
    /// Asks for the file to save; empty if cancelled.
    [[nodiscard]] QString askForPath(const QString& title, const QString& suffix, const QString& kind);
    void askForFiles(const Study& study, const History& history, const std::vector<DataFile>& files);
    void writeCopy(const Study& study, const History& history, const std::set<std::string>& packed);
    /// Whether another program has changed the file since.
    [[nodiscard]] bool changedOnDisk() const;

    struct Seen {
        QString path;
        qint64 bytes = 0;
        QDateTime when;
        bool operator==(const Seen&) const = default;
    };
    [[nodiscard]] static Seen seenAt(const QString& path);

    StudyStore& m_store;
    RecentFiles& m_recent;
    QWidget* m_window;
    Seen m_seen;
    JobQueue<std::vector<DataFile>> m_copies;  ///< checks the files, and writes the copy
};

}  // namespace greyscope::app
