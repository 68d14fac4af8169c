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

/// Reads tables of the study again whose files were moved or have changed.
class SourceReading : public QObject {
    Q_OBJECT

public:
    SourceReading(StudyStore& store, SeriesCatalog& catalog, JobQueue<OpenedStudy>& loads);
    /// Reads a missing table from the file `path`.
    void locate(const std::string& table, const QString& path);
    /// Reads a missing table from the server that the study file names for it.
    void connectTable(const std::string& table);
    /// Reads the file of a table again, as one step of the history; the roles of its columns stay.
    void reload(const std::string& table);
    /// Stores the rows of a table in the study, as they were read. Its file is no longer checked.
    void keep(const std::string& table);
    /// Reads all tables again with other files, as one step of the history: the second file of each pair replaces the
    /// first.
    void replaceFiles(const OtherFiles& files);

signals:
    void remarked(const std::vector<greyscope::app::StudyRemark>& remarks);

private:
    using Read = std::function<base::Expected<StudyTable>(const StudyTable&, StudyRemarks&, base::Progress&)>;
    /// Replaces a table by the result of `read`, which runs off the GUI thread. `doing` is shown meanwhile; `done` is
    /// the name of the step in the history.
    void readOnceMore(const std::string& table, const QString& doing, const QString& done, const Read& read);
    [[nodiscard]] const MissingTable* missing(const std::string& table) const;
    void readMissing(const MissingTable& entry, const QString& what, const std::string& file);
    void putLocated(const OpenedStudy& opened);
    /// Replaces tables of the study by tables of the same names that were read again. `what` is the name of the step in
    /// the history.
    void putAgain(const QString& what, const OpenedStudy& opened);

    StudyStore& m_store;
    SeriesCatalog& m_catalog;
    JobQueue<OpenedStudy>& m_loads;
};

}  // namespace greyscope::app
