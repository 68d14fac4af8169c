#pragma once

#include <QObject>

#include <cstddef>
#include <deque>
#include <functional>
#include <string>
#include <vector>

#include "app/run/job.h"
#include "app/study/series_catalog.h"
#include "app/study/study_store.h"

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
    void cancel();

signals:
    void started(const QString& what);
    void progress(double fraction);
    void ended();
    void failed(const QString& message, const QString& remedy);

private:
    struct Made {
        std::vector<StudyTable> tables;
        std::vector<SeriesListing> listings;
    };
    /// Tables that take the place of others.
    struct Step {
        QString what;
        std::vector<StudyTable> before;
        std::function<base::Expected<std::vector<StudyTable>>(base::Progress&)> make;
        /// Where a series of the tables before stands now; empty: nowhere.
        std::function<SeriesId(const SeriesId&, const Made&)> successor;
        Selection wanted;
    };
    void start(Step step);
    void next();
    void finish();
    void put(const Step& step, const Made& made);

    StudyStore& m_store;
    SeriesCatalog& m_catalog;
    std::deque<Step> m_steps;  ///< the first one is on its way
    Job<Made> m_job;
};

}  // namespace greyscope::app
