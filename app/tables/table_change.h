#pragma once

#include <QObject>

#include <functional>
#include <optional>
#include <string>

#include "app/run/job_queue.h"
#include "app/study/file/study_store.h"
#include "app/study/series_catalog.h"

namespace greyscope::app {

/// Changes a table of the study, as one step of its history. The edit and the listing of its series run off the GUI
/// thread. If the selection has lost its series, it gets the first ones of the table.
class TableChange : public QObject {
    Q_OBJECT

public:
    TableChange(StudyStore& store, SeriesCatalog& catalog, QObject* parent = nullptr);
    /// Must capture by value.
    using Edit = std::function<void(StudyTable&, base::Progress&)>;
    /// An edit that can fail; the study is unchanged then.
    using Attempt = std::function<base::Expected<void>(StudyTable&, base::Progress&)>;
    using Refused = std::function<void(const base::Error&)>;
    /// Further changes of the study in the same step.
    using More = std::function<void(Study&)>;
    /// Edits wait for each other: each is a separate step and starts from the result of the previous one.
    void start(const QString& what, const std::string& table, Edit edit);
    /// `refused` receives the error if the edit fails.
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

/// Replaces the table of the same name.
void replaceTable(Study& study, const StudyTable& table, const SeriesListing& listing);
/// Replaces the table of the same name by `table`, whose series are `listing`, as a step of the history. Consecutive
/// steps with the same merge key become one. `more`: further changes in the step.
void putTable(StudyStore& store, SeriesCatalog& catalog, const QString& what, const StudyTable& table,
              const SeriesListing& listing, const QString& mergeKey = {}, const TableChange::More& more = {});

/// Returns the selection with this table's series: existing ones stay; if the reference no longer exists,
/// firstSelection().
[[nodiscard]] Selection keptSelection(const Selection& selection, const std::string& table,
                                      const std::vector<SeriesEntry>& entries);

}  // namespace greyscope::app
