#pragma once

#include <QFileSystemWatcher>
#include <QObject>
#include <QTimer>

#include <map>
#include <set>
#include <string>
#include <vector>

#include "app/run/job_queue.h"
#include "app/study/file/study_store.h"
#include "app/study/series_catalog.h"
#include "app/study/series_listing.h"
#include "app/study/tables/followed_table.h"
#include "app/study/tables/source_watch.h"

namespace greyscope::app {

/// Reads tables that follow their files again when the files change. Each time is a step of the history, merged with
/// the previous one. If a file cannot be read, for example because it is half written, the table is unchanged. A step
/// that was undone is not repeated until the files change again.
class TableFollowing : public QObject {
    Q_OBJECT

public:
    TableFollowing(StudyStore& store, SeriesCatalog& catalog, SourceWatch& sources, QObject* parent = nullptr);
    /// Checks the files of all tables that follow their files.
    void look();
    /// Whether a table is about to be read again automatically.
    [[nodiscard]] bool awaits(const std::string& table) const { return m_awaited.contains(table); }
    /// Returns the errors of the files of a table at the last check.
    [[nodiscard]] std::vector<base::Error> failuresOf(const std::string& table) const;

signals:
    void changed();

private:
    struct Read {
        Followed followed;
        SeriesListing listing;  ///< series of the table that was read again
    };
    [[nodiscard]] JobQueue<Read>::Step step(const std::string& table);
    void take(const std::string& table, const Read& read);
    void put(const Read& read);
    void watchFolders();

    StudyStore& m_store;
    SeriesCatalog& m_catalog;
    SourceWatch& m_sources;
    std::map<std::string, FileStates> m_seen;                  ///< last known state of the files of each table
    std::map<std::string, std::vector<base::Error>> m_failed;  ///< errors of the last check of each table
    std::set<std::string> m_awaited;
    QFileSystemWatcher m_folders;
    QTimer m_soon;    ///< delays the check, because a folder into which files are being copied changes often
    QTimer m_always;  ///< starts a check at regular intervals, because not every file system reports changes
    JobQueue<Read> m_queue;
};

/// Makes all tables of the study that are from files follow them (true), or none of them (false).
void followAll(StudyStore& store, bool followed);
/// Whether all tables that are from files follow them; false if there are no such tables.
[[nodiscard]] bool allFollow(const Study& study);

}  // namespace greyscope::app
