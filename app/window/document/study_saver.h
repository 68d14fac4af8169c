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

/// Writes the study to its file, and asks before changes that are not there yet would be lost.
class StudySaver : public QObject {
    Q_OBJECT

public:
    StudySaver(StudyStore& store, RecentFiles& recent, QWidget* window);
    [[nodiscard]] bool unsaved() const;
    [[nodiscard]] JobQueueBase& copies() { return m_copies; }
    /// Runs `then`, after asking what to do about changes that are not on disk; never where the user cancels.
    void unlessUnsaved(const std::function<void()>& then);
    /// False where the file could not be written; failed() says why.
    bool saveTo(const QString& path);
    /// The file of the study is what it was read from or written as now.
    void markSeen();

public slots:
    void save();
    void saveAs();
    /// A zip of the study and those of its files that are chosen.
    void saveCopyWithData();

signals:
    void failed(const QString& message, const QString& remedy);

private:
    /// Where to save; empty: nowhere.
    [[nodiscard]] QString askForPath(const QString& title, const QString& suffix, const QString& kind);
    void askForFiles(const Study& study, const History& history, const std::vector<DataFile>& files);
    void writeCopy(const Study& study, const History& history, const std::set<std::string>& packed);
    /// Somebody else has written the file since.
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
    JobQueue<std::vector<DataFile>> m_copies;  ///< looks at the files, and writes
};

}  // namespace greyscope::app
