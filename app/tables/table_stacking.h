#pragma once

#include <QObject>
#include <QStringList>

#include <cstddef>
#include <functional>
#include <memory>
#include <string>
#include <vector>

#include "app/run/job_queue.h"
#include "app/study/file/study_store.h"
#include "app/study/series_catalog.h"

namespace greyscope::app {

/// Stacks several tables of the study as one, or splits a stack, off the GUI thread. Each operation is a step of the
/// history that keeps the selected series. It also handles the signal StudyStore::stackWanted().
class TableStacking : public QObject {
    Q_OBJECT

public:
    TableStacking(StudyStore& store, SeriesCatalog& catalog, QObject* parent = nullptr);

    /// Stacks these tables as one, and then selects the series `wanted`.
    void stack(const std::vector<std::string>& tables, const Selection& wanted);
    void takeApart(const std::string& table);
    /// Gives a part of a stack another name.
    void renamePart(const std::string& table, std::size_t part, const std::string& name);
    [[nodiscard]] JobQueueBase& queue() { return m_queue; }

signals:
    /// A step has ended that could not keep everything; `message` says what is lost.
    void told(const QString& message);

private:
    struct Made {
        std::vector<StudyTable> tables;
        std::vector<SeriesListing> listings;
    };
    /// An operation that replaces some tables (`before`) by others.
    struct Change {
        QString what;
        std::vector<StudyTable> before;
        std::function<base::Expected<std::vector<StudyTable>>(base::Progress&)> make;
        /// Returns the id that a series of the old tables has in the new ones; empty if it has none.
        std::function<SeriesId(const SeriesId&, const Made&)> successor;
        Selection wanted;
        /// Set by `make`: descriptions of the recipe steps that were dropped.
        std::shared_ptr<const QStringList> dropped = nullptr;
    };
    void start(const Change& change);
    void put(const Change& change, const Made& made);

    StudyStore& m_store;
    SeriesCatalog& m_catalog;
    JobQueue<Made> m_queue;
};

}  // namespace greyscope::app
