#pragma once

#include <QObject>

#include "app/run/job.h"
#include "app/study/series_catalog.h"
#include "app/study/study_store.h"

namespace greyscope::app {

/// Puts a table with other roles into the study, as one step of its history. The table's series are listed beforehand,
/// off the GUI thread: a selection that has lost its series gets the first ones of the table instead.
class TableChange : public QObject {
    Q_OBJECT

public:
    TableChange(StudyStore& store, SeriesCatalog& catalog, QObject* parent = nullptr);
    void start(const QString& what, StudyTable changed);
    [[nodiscard]] bool running() const { return m_job.running(); }

signals:
    void progress(double fraction);

private:
    void finish();

    StudyStore& m_store;
    SeriesCatalog& m_catalog;
    QString m_what;
    StudyTable m_changed;
    Job<SeriesListing> m_job;
};

/// The selection with this table's series in it: what is still there stays; a reference that is gone is replaced by the
/// first series, with the next five compared.
[[nodiscard]] Selection keptSelection(const Selection& selection, const std::string& table,
                                      const std::vector<SeriesEntry>& entries);

}  // namespace greyscope::app
