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
    /// Calls `then` if no unsaved changes would be lost. If there are unsaved changes, first asks whether to save or
    /// discard them; does not call `then` if the user cancels.
    void unlessUnsaved(const std::function<void()>& then);
    /// Saves the study to the file `path`. Returns false if it could not be written; failed() then gives the reason.
    bool saveTo(const QString& path);
    /// Remembers the current state of the study's file, which was just read or written, to detect changes by other
    /// programs.
    void markSeen();

public slots:
    void save();
    void saveAs();
    /// Writes a zip file with the study and those of its files that the user selects.
    void saveCopyWithData();

signals:
    void failed(const QString& message, const QString& remedy);

private:
    /// Asks for the path to save to; "" if the user cancels.
    [[nodiscard]] QString askForPath(const QString& title, const QString& suffix, const QString& kind);
    void askForFiles(const Study& study, const History& history, const std::vector<DataFile>& files);
    void writeCopy(const Study& study, const History& history, const std::set<std::string>& packed);
    /// Whether another program has changed the study's file since it was read or written.
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
    JobQueue<std::vector<DataFile>> m_copies;  ///< queue that checks the files, and then writes the copy
};

}  // namespace greyscope::app
