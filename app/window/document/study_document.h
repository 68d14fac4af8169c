#pragma once

#include <QObject>
#include <QSettings>
#include <QStringList>

#include <functional>
#include <optional>
#include <vector>

#include "app/run/job_queue.h"
#include "app/study/file/study_file.h"
#include "app/study/file/study_store.h"
#include "app/study/series_catalog.h"
#include "app/window/dialogs/database_question.h"
#include "app/window/dialogs/file_question.h"
#include "app/window/document/autosave.h"
#include "app/window/document/recent_files.h"
#include "app/window/document/source_reading.h"
#include "app/window/document/study_lock.h"
#include "app/window/document/study_saver.h"

class QMimeData;
class QWidget;

namespace greyscope::app {

/// Opens studies and tables: from files, from the clipboard, and the sample. Files are read off the GUI thread. Errors
/// that leave the user without a file are shown in a dialog.
class StudyDocument : public QObject {
    Q_OBJECT

public:
    StudyDocument(StudyStore& store, SeriesCatalog& catalog, QSettings& settings, QWidget* window);

    [[nodiscard]] RecentFiles& recent() { return m_recent; }
    [[nodiscard]] StudySaver& saver() { return m_saver; }
    [[nodiscard]] SourceReading& reading() { return m_reading; }
    [[nodiscard]] const StudyLock& lock() const { return m_lock; }
    [[nodiscard]] Autosave& autosave() { return m_autosave; }
    /// Returns the studies with unsaved changes that a crash has left.
    [[nodiscard]] const std::vector<LeftStudy>& left() const { return m_left; }
    void recover(const LeftStudy& left);
    void discard(const LeftStudy& left);
    [[nodiscard]] JobQueueBase& loads() { return m_loads; }
    [[nodiscard]] bool loading() const { return m_loads.running(); }
    /// Whether dragged data can be opened.
    [[nodiscard]] static bool canOpen(const QMimeData* mime);
    /// Opens data that was dropped: files, or a study with the other files as further tables. Shows the names of files
    /// that cannot be added.
    void openMime(const QMimeData* mime);

    /// Returns remarks on what could not be read from the study's file.
    [[nodiscard]] const std::vector<StudyRemark>& remarks() const { return m_remarks; }

public slots:
    void openSample();
    /// Opens the study of the lesson with this key in place of the current study.
    void openLesson(const std::string& key);
    void askForFiles();
    void askForFolder();
    /// Asks for a file and shows a preview of it, from which it can be opened.
    void askToPreview();
    void preview(const QString& path);
    void askForTablesToAdd();
    void askForDatabase() { m_databases.ask(); }
    void open(const QString& path) { openAll({path}); }
    /// Opens these files in place of the current study. For a database with several tables, asks for one of them.
    void openAll(const QStringList& paths);
    void addTables(const QStringList& paths);
    /// Opens the table on the clipboard: in place of the study or, with `beside`, as a further table of it.
    void pasteTable(bool beside = false);
    /// Opens a text as a table with this name: a table, or only the numbers of a series. The study stores the text.
    /// `beside`: as a further table of the study, instead of in its place.
    void takeText(const QString& name, const QString& text, bool beside = false);
    void askForNewTable();
    void askToLocate(const std::string& table);
    /// Allows the study to connect to a server (serverOf()) from now on, and reads its tables from there.
    void connectServer(const std::string& server);
    void askForOtherData();
    void closeStudy();

signals:
    /// The program has begun to read a file that will replace the study. `kept`: see keptRoles().
    void fileBegun(const QString& path, const QVariantList& kept);
    /// A study or table was opened; `pageKey` is the key of the page that shows it best.
    void opened(const QString& pageKey);
    void remarksChanged();
    void leftChanged();
    void failed(const QString& message, const QString& remedy);

private:
    using Work = JobQueue<OpenedStudy>::Work;
    void load(const QString& what, const Work& work, const std::function<void(const OpenedStudy& opened)>& then);
    void loadInstead(const QString& what, const std::function<Work()>& begin);
    void replaceStudy(const OpenedStudy& opened);
    void addTablesOf(OpenedStudy opened);
    void loadAll(const QStringList& paths);
    void forgetLeft(const LeftStudy& left);
    void setRemarks(const std::vector<StudyRemark>& remarks);
    void tellFailure(const base::Error& error);
    void tellFailures(const std::vector<base::Error>& failures);

    StudyStore& m_store;
    SeriesCatalog& m_catalog;
    QSettings& m_settings;
    QWidget* m_window;
    RecentFiles m_recent;
    StudySaver m_saver;
    FileQuestion m_files;
    DatabaseQuestion m_databases;
    JobQueue<OpenedStudy> m_loads;
    SourceReading m_reading;
    StudyLock m_lock;
    Autosave m_autosave;
    std::vector<LeftStudy> m_left;
    std::vector<StudyRemark> m_remarks;
};

}  // namespace greyscope::app
