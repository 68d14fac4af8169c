#pragma once

#include <QObject>

#include <functional>
#include <optional>
#include <string>

#include "app/run/job_queue.h"
#include "app/study/file/study_store.h"
#include "app/study/series_catalog.h"

namespace greyscope::app {

/// Puts a table with other roles into the study, as one step of its history. It is edited and its series are listed
/// beforehand, off the GUI thread: a selection that has lost its series gets the first ones of the table instead.
class TableChange : public QObject {
    Q_OBJECT

public:
    TableChange(StudyStore& store, SeriesCatalog& catalog, QObject* parent = nullptr);
    /// Captures values alone.
    using Edit = std::function<void(StudyTable&, base::Progress&)>;
    /// The same of what may fail; then the study stays as it is.
    using Attempt = std::function<base::Expected<void>(StudyTable&, base::Progress&)>;
    using Refused = std::function<void(const base::Error&)>;
    /// What else the step does to the study.
    using More = std::function<void(Study&)>;
    /// Edits that come while one is on its way wait for it: each is a step of its own, made of what the step before
    /// left.
    void start(const QString& what, const std::string& table, Edit edit);
    /// `refused` is told why it failed.
    void attempt(const QString& what, const std::string& table, const Attempt& attempt, const Refused& refused,
                 const More& more = {});
    [[nodiscard]] JobQueueBase& queue() { return m_queue; }

private:
    struct Changed {
        StudyTable before;
        StudyTable table;
        SeriesListing listing;
        std::optional<base::Error> refused;
    };
    using Step = JobQueue<Changed>::Step;
    [[nodiscard]] Step step(const QString& what, const std::string& table, const Attempt& attempt,
                            const Refused& refused, const More& more);
    [[nodiscard]] static base::Expected<Changed> changed(const StudyTable& before, const Attempt& attempt,
                                                         base::Progress& progress);

    StudyStore& m_store;
    SeriesCatalog& m_catalog;
    JobQueue<Changed> m_queue;
};

/// Puts a table in the place of the one of its name.
void replaceTable(Study& study, const StudyTable& table, const SeriesListing& listing);
/// Puts a table, of which these are the series, in the place of the one of its name; a step of the history, one with
/// that before it where both have this key. `more`: what else the step does.
void putTable(StudyStore& store, SeriesCatalog& catalog, const QString& what, const StudyTable& table,
              const SeriesListing& listing, const QString& mergeKey = {}, const TableChange::More& more = {});

/// The selection with this table's series in it: what is still there stays; where the reference is gone,
/// firstSelection().
[[nodiscard]] Selection keptSelection(const Selection& selection, const std::string& table,
                                      const std::vector<SeriesEntry>& entries);

}  // namespace greyscope::app
