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

/// Reads tables that follow their files again when these change. Each time is a step of the history, merged with the
/// previous one. If a file cannot be read, for example because it is half written, the table is unchanged. A step that
/// was undone is not repeated until the files change again.
class TableFollowing : public QObject {
    Q_OBJECT

public:
    TableFollowing(StudyStore& store, SeriesCatalog& catalog, SourceWatch& sources, QObject* parent = nullptr);
    /// Checks the files of all tables that follow them.
    void look();
    /// Whether a table is about to be read again automatically.
    [[nodiscard]] bool awaits(const std::string& table) const { return m_awaited.contains(table); }
    /// Returns the errors of its files at the last check.
    [[nodiscard]] std::vector<base::Error> failuresOf(const std::string& table) const;

signals:
    void changed();

private:
    struct Read {
        Followed followed;
        SeriesListing listing;  ///< series of the new table
    };
    [[nodiscard]] JobQueue<Read>::Step step(const std::string& table);
    void take(const std::string& table, const Read& read);
    void put(const Read& read);
    void watchFolders();

    StudyStore& m_store;
    SeriesCatalog& m_catalog;
    SourceWatch& m_sources;
    std::map<std::string, FileStates> m_seen;                  ///< last known states of files, by table
    std::map<std::string, std::vector<base::Error>> m_failed;  ///< errors of the last check, by table
    std::set<std::string> m_awaited;
    QFileSystemWatcher m_folders;
    QTimer m_soon;    ///< delays the check, because a folder that is being filled changes often
    QTimer m_always;  ///< checks regularly, because not every file system reports changes
    JobQueue<Read> m_queue;
};

/// Makes all tables of the study that have files follow them, or none.
void followAll(StudyStore& store, bool followed);
/// Whether all tables of files follow them; false if there are none.
[[nodiscard]] bool allFollow(const Study& study);

}  // namespace greyscope::app
