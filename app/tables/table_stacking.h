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

/// Makes one of several tables of the study, and several of one, off the GUI thread: each a step of the history, in
/// which the selection goes along with its series. Does what StudyStore::stackWanted() asks for.
class TableStacking : public QObject {
    Q_OBJECT

public:
    TableStacking(StudyStore& store, SeriesCatalog& catalog, QObject* parent = nullptr);

    /// Puts tables below each other as one, with this selection.
    void stack(const std::vector<std::string>& tables, const Selection& wanted);
    void takeApart(const std::string& table);
    /// Calls a part of a stack otherwise.
    void renamePart(const std::string& table, std::size_t part, const std::string& name);
    [[nodiscard]] JobQueueBase& queue() { return m_queue; }

signals:
    /// What a step that is done could not keep.
    void told(const QString& message);

private:
    struct Made {
        std::vector<StudyTable> tables;
        std::vector<SeriesListing> listings;
    };
    /// Tables that take the place of others.
    struct Change {
        QString what;
        std::vector<StudyTable> before;
        std::function<base::Expected<std::vector<StudyTable>>(base::Progress&)> make;
        /// Where a series of the tables before stands now; empty: nowhere.
        std::function<SeriesId(const SeriesId&, const Made&)> successor;
        Selection wanted;
        std::shared_ptr<const QStringList> dropped = nullptr;  ///< filled by `make`: steps of a recipe, in words
    };
    void start(const Change& change);
    void put(const Change& change, const Made& made);

    StudyStore& m_store;
    SeriesCatalog& m_catalog;
    JobQueue<Made> m_queue;
};

}  // namespace greyscope::app
