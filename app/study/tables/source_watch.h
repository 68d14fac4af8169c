#pragma once

#include <QFileSystemWatcher>
#include <QObject>
#include <QStringList>
#include <QTimer>

#include <map>
#include <string>
#include <vector>

#include "app/run/job.h"
#include "app/sources/source_stamp.h"
#include "app/study/file/study_store.h"

namespace greyscope::app {

/// Notices that a file is no longer what a table was read from.
class SourceWatch : public QObject {
    Q_OBJECT

public:
    explicit SourceWatch(StudyStore& store, QObject* parent = nullptr);
    /// Of the file that this table was read from.
    [[nodiscard]] SourceState stateOf(const StudyTable& table) const;
    /// Of a file that a table was made with when it was like this.
    [[nodiscard]] SourceState stateOf(const std::string& path, const SourceStamp& stamp) const;
    /// Names of the files that hold something else by now.
    [[nodiscard]] QStringList changedFiles() const;
    /// Tables that were read from such a file.
    [[nodiscard]] QStringList changedTables() const;

public slots:
    /// Looks at all files now: not every file system tells of changes.
    void check();

signals:
    void changed();

private:
    using Stamps = std::map<std::string, SourceStamp>;
    /// A file that changed may change again: its time and size tell.
    struct Seen {
        SourceState state = SourceState::same;
        std::int64_t modifiedMs = 0, bytes = 0;
        bool operator==(const Seen&) const = default;
    };
    using States = std::map<std::string, Seen>;

    void watch();
    void watchPaths();

    StudyStore& m_store;
    Stamps m_stamps;
    States m_states;
    QFileSystemWatcher m_watcher;
    QTimer m_soon;  ///< a file that is being written changes often
    Job<States> m_job;
};

}  // namespace greyscope::app
