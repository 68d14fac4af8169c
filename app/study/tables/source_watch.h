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

/// Notices when files change from which tables were read.
class SourceWatch : public QObject {
    Q_OBJECT

public:
    explicit SourceWatch(StudyStore& store, QObject* parent = nullptr);
    /// Returns the state of the file that this table was read from.
    [[nodiscard]] SourceState stateOf(const StudyTable& table) const;
    /// Returns the state of a file that a table was made from when the file had this stamp.
    [[nodiscard]] SourceState stateOf(const std::string& path, const SourceStamp& stamp) const;
    /// Returns the names of the files whose content changed.
    [[nodiscard]] QStringList changedFiles() const;
    /// Returns the tables that were read from a changed file.
    [[nodiscard]] QStringList changedTables() const;

public slots:
    /// Checks all files now, because not every file system reports changes.
    void check();

signals:
    void changed();

private:
    using Stamps = std::map<std::string, SourceStamp>;
    /// The time and size of a file when it was checked: it may change again later.
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
    QTimer m_soon;  ///< delays the check, since a file that is being written changes often
    Job<States> m_job;
};

}  // namespace greyscope::app
