#pragma once

#include <QObject>

#include <functional>
#include <string>
#include <vector>

#include "app/run/job_queue.h"
#include "app/study/file/study_store.h"
#include "app/study/series_catalog.h"
#include "app/study/tables/opened_files.h"

namespace greyscope::app {

/// Reads files of the study's tables again, after they were moved or changed.
class SourceReading : public QObject {
    Q_OBJECT

public:
    SourceReading(StudyStore& store, SeriesCatalog& catalog, JobQueue<OpenedStudy>& loads);
    /// Reads a missing table from this file.
    void locate(const std::string& table, const QString& path);
    /// Reads a missing table from the server that its entry names.
    void connectTable(const std::string& table);
    /// Reads a table's file again, as one step of the history; the roles stay.
    void reload(const std::string& table);
    /// Stores the table's rows in the study, as they were read; its file is no longer checked.
    void keep(const std::string& table);
    /// Reads all tables with other files: the second of each pair replaces the first. One step of the history.
    void replaceFiles(const OtherFiles& files);

signals:
    void remarked(const std::vector<greyscope::app::StudyRemark>& remarks);

private:
    using Read = std::function<base::Expected<StudyTable>(const StudyTable&, StudyRemarks&, base::Progress&)>;
    /// Replaces the table by the result of `read`, as the step `done`; `doing` is shown meanwhile.
    void readOnceMore(const std::string& table, const QString& doing, const QString& done, const Read& read);
    [[nodiscard]] const MissingTable* missing(const std::string& table) const;
    void readMissing(const MissingTable& entry, const QString& what, const std::string& file);
    void putLocated(const OpenedStudy& opened);
    /// Replaces tables of the study by those that were read again, under the same names.
    void putAgain(const QString& what, const OpenedStudy& opened);

    StudyStore& m_store;
    SeriesCatalog& m_catalog;
    JobQueue<OpenedStudy>& m_loads;
};

}  // namespace greyscope::app
