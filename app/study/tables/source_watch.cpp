#include "app/study/tables/source_watch.h"

#include <QDateTime>
#include <QDir>
#include <QFileInfo>

#include "app/study/tables/stacked_table.h"
#include "widgets/present/words/visible_text.h"

namespace greyscope::app {

SourceWatch::SourceWatch(StudyStore& store, QObject* parent) : QObject(parent), m_store(store) {
    constexpr int kSettledAfterMs = 200;
    m_soon.setSingleShot(true);
    m_soon.setInterval(kSettledAfterMs);
    m_job.runOneAtATime();
    connect(&m_soon, &QTimer::timeout, this, &SourceWatch::check);
    const auto soon = [this] { m_soon.start(); };
    connect(&m_watcher, &QFileSystemWatcher::fileChanged, this, soon);
    connect(&m_watcher, &QFileSystemWatcher::directoryChanged, this, soon);
    connect(&m_store, &StudyStore::closed, this, &SourceWatch::watch);
    connect(&m_store, &StudyStore::changed, this, [this](const Study& before, const Study& after) {
        if (before.tables != after.tables) {
            watch();
        }
    });
    connect(&m_job, &JobBase::stateChanged, this, [this] {
        if (m_job.ready() && *m_job.ready() != m_states) {
            m_states = *m_job.ready();
            emit changed();
        }
    });
}

SourceState SourceWatch::stateOf(const StudyTable& table) const {
    for (const StudyTable& part : table.parts) {
        if (const SourceState state = stateOf(part); state != SourceState::same) {
            return state;
        }
    }
    return table.stamp ? stateOf(table.path, *table.stamp) : SourceState::same;
}

SourceState SourceWatch::stateOf(const std::string& path, const SourceStamp& stamp) const {
    const auto known = m_stamps.find(path);
    const auto found = m_states.find(path);
    return known != m_stamps.end() && stamp == known->second && found != m_states.end() ? found->second.state
                                                                                        : SourceState::same;
}

QStringList SourceWatch::changedFiles() const {
    QStringList names;
    for (const auto& [path, seen] : m_states) {
        if (seen.state == SourceState::changed) {
            names << widgets::visibleText(QFileInfo(QString::fromStdString(path)).fileName());
        }
    }
    return names;
}

QStringList SourceWatch::changedTables() const {
    QStringList names;
    for (const StudyTable& table : m_store.study().tables) {
        if (stateOf(table) == SourceState::changed) {
            names << QString::fromStdString(table.name);
        }
    }
    return names;
}

void SourceWatch::watch() {
    Stamps stamps = stampsOf(m_store.study());
    if (stamps == m_stamps) {
        return;
    }
    m_stamps = std::move(stamps);
    m_states.clear();
    if (const QStringList watched = m_watcher.files() + m_watcher.directories(); !watched.isEmpty()) {
        m_watcher.removePaths(watched);
    }
    emit changed();
    check();
}

/// A file that was replaced, as editors do, is no longer watched; watching its folder reports when it exists again.
void SourceWatch::watchPaths() {
    QStringList paths;
    for (const auto& [path, stamp] : m_stamps) {
        const QFileInfo file(QString::fromStdString(path));
        if (file.exists()) {
            paths << file.filePath();
        }
        if (file.dir().exists()) {
            paths << file.absolutePath();
        }
    }
    if (!paths.isEmpty()) {
        m_watcher.addPaths(paths);
    }
}

void SourceWatch::check() {
    if (m_stamps.empty()) {
        return;
    }
    watchPaths();
    m_job.start([stamps = m_stamps](base::Progress& progress) -> base::Expected<States> {
        States states;
        for (const auto& [path, stamp] : stamps) {
            Seen& seen = states[path];
            seen.state = sourceState(path, stamp, progress);
            if (seen.state == SourceState::changed) {
                const QFileInfo file(QString::fromStdString(path));
                seen.modifiedMs = file.lastModified().toMSecsSinceEpoch();
                seen.bytes = file.size();
            }
            if (progress.cancelled()) {
                return base::fail(base::ErrorCode::cancelled);
            }
        }
        return states;
    });
}

}  // namespace greyscope::app
