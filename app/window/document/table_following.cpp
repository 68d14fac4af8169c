#include "app/window/document/table_following.h"

#include <algorithm>
#include <utility>

#include "app/study/tables/stacked_table.h"
#include "app/tables/table_change.h"
#include "core/base/try.h"
#include "core/io/files/folder_files.h"

namespace greyscope::app {

namespace {

/// Returns the tables that follow their files, with their folders.
std::map<std::string, std::string> followedIn(const Study& study) {
    std::map<std::string, std::string> followed;
    for (const StudyTable& table : study.tables) {
        if (table.followed && canBeFollowed(table)) {
            followed[table.name] = table.folder;
        }
    }
    return followed;
}

/// Whether all series of a table are the reference or compared.
bool hasAll(const Selection& selection, const std::string& table, const std::vector<SeriesEntry>& entries) {
    const ChosenSeries chosen(selection);
    return selection.reference.table == table && std::all_of(entries.begin(), entries.end(), [&](const auto& entry) {
               return entry.id.table != table || chosen.isReference(entry.id) || chosen.isCompared(entry.id);
           });
}

void compareAll(Selection& selection, const SeriesListing& listing) {
    const ChosenSeries chosen(selection);
    for (const SeriesEntry& entry : listing.entries) {
        if (!chosen.isReference(entry.id) && !chosen.isCompared(entry.id)) {
            selection.compared.push_back(entry.id);
        }
    }
}

/// Returns the selection after a table has become a part of a stack with its name.
Selection inStack(const Selection& selection, const std::string& table, const SeriesListing& listing) {
    std::vector<std::string> names;
    for (const SeriesEntry& entry : listing.entries) {
        names.push_back(entry.id.name);
    }
    const auto moved = [&](const SeriesId& id) { return id.table == table ? inStack(id, table, names) : id; };
    Selection there{moved(selection.reference), {}};
    for (const SeriesId& id : selection.compared) {
        there.compared.push_back(moved(id));
    }
    std::erase_if(there.compared, [](const SeriesId& id) { return id.empty(); });
    return there;
}

}  // namespace

TableFollowing::TableFollowing(StudyStore& store, SeriesCatalog& catalog, SourceWatch& sources, QObject* parent)
    : QObject(parent), m_store(store), m_catalog(catalog), m_sources(sources) {
    constexpr int kSettledAfterMs = 300;
    constexpr int kLookEveryMs = 5000;
    m_soon.setSingleShot(true);
    m_soon.setInterval(kSettledAfterMs);
    m_always.setInterval(kLookEveryMs);
    connect(&m_soon, &QTimer::timeout, this, &TableFollowing::look);
    connect(&m_always, &QTimer::timeout, this, [this] {
        m_sources.check();
        look();
    });
    connect(&m_folders, &QFileSystemWatcher::directoryChanged, &m_soon, qOverload<>(&QTimer::start));
    connect(&m_sources, &SourceWatch::changed, this, &TableFollowing::look);
    connect(&m_store, &StudyStore::closed, this, [this] {
        m_queue.cancel();
        m_seen.clear();
        m_failed.clear();
        m_awaited.clear();
        watchFolders();
    });
    connect(&m_store, &StudyStore::changed, this, [this](const Study& before, const Study& after) {
        if (before.tables != after.tables && followedIn(before) != followedIn(after)) {
            watchFolders();
            look();
        }
    });
    connect(&m_queue, &JobQueueBase::ended, this, [this] {
        if (!std::exchange(m_awaited, {}).empty()) {  // the whole step failed
            emit changed();
        }
    });
}

std::vector<base::Error> TableFollowing::failuresOf(const std::string& table) const {
    const auto found = m_failed.find(table);
    return found == m_failed.end() ? std::vector<base::Error>() : found->second;
}

void TableFollowing::look() {
    for (const auto& [name, folder] : followedIn(m_store.study())) {
        if (m_awaited.insert(name).second) {
            m_queue.add(step(name));
        }
    }
}

JobQueue<TableFollowing::Read>::Step TableFollowing::step(const std::string& table) {
    const auto begin = [this, table]() -> JobQueue<Read>::Work {
        const StudyTable* const shown = m_store.study().table(table);
        if (shown == nullptr || !shown->followed) {
            return {};
        }
        return [before = *shown, seen = m_seen[table]](base::Progress& progress) -> base::Expected<Read> {
            Read read{GREYSCOPE_TRY(followedTable(before, seen, progress)), {}};
            if (read.followed.now) {
                read.listing = seriesOf(*read.followed.now);
            }
            return read;
        };
    };
    return {tr("Following %1").arg(QString::fromStdString(table)), begin,
            [this, table](const Read& read) { take(table, read); }};
}

void TableFollowing::take(const std::string& table, const Read& read) {
    const StudyTable* const shown = m_store.study().table(table);
    if (read.followed.now && shown != nullptr && !(*shown == read.followed.before)) {
        m_queue.addFirst(step(table));  // the study has changed meanwhile
        return;
    }
    m_awaited.erase(table);
    const bool looked = !(std::exchange(m_seen[table], read.followed.files) == read.followed.files);
    if (looked) {
        m_failed[table] = read.followed.failed;
    }
    if (read.followed.now && shown != nullptr) {
        put(read);
    }
    if (looked) {
        emit changed();
    }
}

void TableFollowing::put(const Read& read) {
    const StudyTable& now = *read.followed.now;
    const bool allChosen = hasAll(m_store.study().selection, now.name, m_catalog.entries());
    const bool becameStack = read.followed.before.parts.empty() && !now.parts.empty();
    m_catalog.prime(now, read.listing);
    const QString what = read.followed.added > 0 ? tr("New files in %1") : tr("New results in %1");
    m_store.edit(
        what.arg(QString::fromStdString(now.name)),
        [&](Study& study) {
            if (becameStack) {
                study.selection = inStack(study.selection, now.name, read.listing);
            }
            replaceTable(study, now, read.listing);
            if (allChosen) {
                compareAll(study.selection, read.listing);
            }
        },
        QStringLiteral("follow/%1").arg(QString::fromStdString(now.name)));
}

void TableFollowing::watchFolders() {
    if (const QStringList watched = m_folders.directories(); !watched.isEmpty()) {
        m_folders.removePaths(watched);
    }
    const auto followed = followedIn(m_store.study());
    for (const auto& [table, folder] : followed) {
        if (!folder.empty() && io::isFolder(folder)) {
            m_folders.addPath(QString::fromStdString(folder));
        }
    }
    followed.empty() ? m_always.stop() : m_always.start();
}

void followAll(StudyStore& store, bool followed) {
    store.edit(followed ? TableFollowing::tr("Follow files") : TableFollowing::tr("Stop following files"),
               [followed](Study& study) {
                   for (StudyTable& table : study.tables) {
                       table.followed = followed && canBeFollowed(table);
                   }
               });
}

bool allFollow(const Study& study) {
    const auto fits = [](const StudyTable& table) { return table.followed || !canBeFollowed(table); };
    return !followedIn(study).empty() && std::all_of(study.tables.begin(), study.tables.end(), fits);
}

}  // namespace greyscope::app
