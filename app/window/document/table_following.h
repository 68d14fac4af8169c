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

/// Reads tables that follow their files again when these change, each a step of the history that joins the one before.
/// What cannot be read, such as a file that is half written, leaves the table as it was. An undone step is not done
/// again until the files change once more.
class TableFollowing : public QObject {
    Q_OBJECT

public:
    TableFollowing(StudyStore& store, SeriesCatalog& catalog, SourceWatch& sources, QObject* parent = nullptr);
    /// Looks at the files of all tables that follow them.
    void look();
    /// Whether a table is going to be read again by itself.
    [[nodiscard]] bool awaits(const std::string& table) const { return m_awaited.contains(table); }
    /// What of its files could not be read when they were looked at last.
    [[nodiscard]] std::vector<base::Error> failuresOf(const std::string& table) const;

signals:
    void changed();

private:
    struct Read {
        Followed followed;
        SeriesListing listing;  ///< of the table as it is now
    };
    [[nodiscard]] JobQueue<Read>::Step step(const std::string& table);
    void take(const std::string& table, const Read& read);
    void put(const Read& read);
    void watchFolders();

    StudyStore& m_store;
    SeriesCatalog& m_catalog;
    SourceWatch& m_sources;
    std::map<std::string, FileStates> m_seen;                  ///< by table
    std::map<std::string, std::vector<base::Error>> m_failed;  ///< likewise
    std::set<std::string> m_awaited;
    QFileSystemWatcher m_folders;
    QTimer m_soon;    ///< a folder that is being filled changes often
    QTimer m_always;  ///< not every file system tells of changes
    JobQueue<Read> m_queue;
};

/// Has the study's tables follow their files, or all but follow them.
void followAll(StudyStore& store, bool followed);
/// Whether all tables of files follow them; false where there is none.
[[nodiscard]] bool allFollow(const Study& study);

}  // namespace greyscope::app
