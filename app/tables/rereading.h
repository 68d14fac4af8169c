#pragma once

#include <QObject>

#include <string>

#include "app/run/job.h"
#include "app/study/file/study_store.h"
#include "app/study/series_catalog.h"
#include "app/study/series_listing.h"

namespace greyscope::app {

/// Reads a table with other settings, off the GUI thread, and puts it into the study as a step of the history. A new
/// request replaces the one that is running.
class Rereading : public QObject {
    Q_OBJECT

public:
    Rereading(StudyStore& store, SeriesCatalog& catalog, QObject* parent = nullptr);
    void start(const QString& what, const std::string& table, const ToldReading& told);
    [[nodiscard]] JobBase& job() { return m_job; }

signals:
    /// The table cannot be read with these settings; it is unchanged.
    void refused(const QString& message);

private:
    struct Reread {
        StudyTable before, now;
        SeriesListing listing;
    };
    void finish();

    StudyStore& m_store;
    SeriesCatalog& m_catalog;
    QString m_what;
    ToldReading m_told;
    Job<Reread> m_job;
};

}  // namespace greyscope::app
