#pragma once

#include <QObject>

#include <functional>
#include <optional>
#include <string>

#include "app/run/job_queue.h"
#include "app/study/file/study_store.h"
#include "app/study/series_catalog.h"

namespace greyscope::app {

/// Changes a table of the study as one step of the history. The edit and the listing of its series run off the GUI
/// thread. If the selection loses its series, the first series of the table are selected.
class TableChange : public QObject {
    Q_OBJECT

public:
    TableChange(StudyStore& store, SeriesCatalog& catalog, QObject* parent = nullptr);
    /// A function that changes a table. It must capture by value, because it runs off the GUI thread.
    using Edit = std::function<void(StudyTable&, base::Progress&)>;
    /// An edit that can fail, in which case the study is unchanged.
    using Attempt = std::function<base::Expected<void>(StudyTable&, base::Progress&)>;
    using Refused = std::function<void(const base::Error&)>;
    /// A function that makes further changes to the study in the same step.
    using More = std::function<void(Study&)>;
    /// Applies `edit` to the table with this name. Edits run one after the other: each is a step of its own and starts
    /// with the result of the previous one. `what` is the name of the step.
    void start(const QString& what, const std::string& table, Edit edit);
    /// Applies an edit that can fail to the table with this name. If it fails, `refused` receives the error. `more`
    /// makes further changes in the same step.
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

/// Puts a table into the study in place of the one with the same name; `listing` are its series.
void replaceTable(Study& study, const StudyTable& table, const SeriesListing& listing);
/// Replaces the table with the same name by `table`, whose series are `listing`, as a step of the history named `what`.
/// Consecutive steps with the same merge key become one. `more` makes further changes in the same step.
void putTable(StudyStore& store, SeriesCatalog& catalog, const QString& what, const StudyTable& table,
              const SeriesListing& listing, const QString& mergeKey = {}, const TableChange::More& more = {});

/// Returns the selection without series that a table no longer has. `entries` are the series that it has now. If the
/// reference no longer exists, returns firstSelection().
[[nodiscard]] Selection keptSelection(const Selection& selection, const std::string& table,
                                      const std::vector<SeriesEntry>& entries);

}  // namespace greyscope::app
