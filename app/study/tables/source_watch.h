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

/// Watches the files from which tables were read, and reports when they change.
class SourceWatch : public QObject {
    Q_OBJECT

public:
    explicit SourceWatch(StudyStore& store, QObject* parent = nullptr);
    /// Returns whether the file from which a table was read has changed.
    [[nodiscard]] SourceState stateOf(const StudyTable& table) const;
    /// Returns whether a file has changed since it had this stamp, when a table was made from it.
    [[nodiscard]] SourceState stateOf(const std::string& path, const SourceStamp& stamp) const;
    /// Returns the names of the files whose content has changed.
    [[nodiscard]] QStringList changedFiles() const;
    /// Returns the names of the tables that were read from a file that has changed.
    [[nodiscard]] QStringList changedTables() const;

public slots:
    /// Checks all files now. It is needed because not every file system reports changes.
    void check();

signals:
    void changed();

private:
    using Stamps = std::map<std::string, SourceStamp>;
    /// The result of checking a file, with its time and size at that moment. If they differ later, the file is checked
    /// again.
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
