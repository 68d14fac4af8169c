#pragma once

#include <QObject>
#include <QSettings>
#include <QStringList>

#include <deque>
#include <functional>

#include "app/run/job.h"
#include "app/study/series_catalog.h"
#include "app/study/study_file.h"
#include "app/study/study_store.h"

class QMimeData;
class QWidget;

namespace greyscope::app {

/// Opens and saves: files, the clipboard, the sample, what was open lately. Reading happens in a job; errors that leave
/// the user without a file are told in a dialog.
class StudyDocument : public QObject {
    Q_OBJECT

public:
    StudyDocument(StudyStore& store, SeriesCatalog& catalog, QSettings& settings, QWidget* window);

    [[nodiscard]] QStringList recentFiles() const;
    [[nodiscard]] bool loading() const { return m_job.running(); }
    [[nodiscard]] bool unsaved() const;
    /// Runs `then`, after asking what to do about changes that are not on disk; never where the user cancels.
    void unlessUnsaved(const std::function<void()>& then);
    /// Whether something that was dragged in could be opened.
    [[nodiscard]] static bool canOpen(const QMimeData* mime);
    /// Opens what was dropped: a study with the other files as further tables. Names those that cannot be added.
    void openMime(const QMimeData* mime);

    /// What could not be taken from the study's file.
    [[nodiscard]] const std::vector<StudyRemark>& remarks() const { return m_remarks; }
    /// Reads a missing table from this file.
    void locate(const std::string& table, const QString& path);
    /// Reads a table's file again; its roles stay. One step of the history.
    void reload(const std::string& table);

    /// False where the file could not be written; failed() says why.
    bool saveTo(const QString& path);

public slots:
    void openSample();
    void askForFiles();
    void askForTablesToAdd();
    void open(const QString& path) { openAll({path}); }
    void openAll(const QStringList& paths);
    void addTables(const QStringList& paths);
    void pasteTable();
    void askToLocate(const std::string& table);
    void cancelLoading();
    void save();
    void saveAs();
    void closeStudy();
    void clearRecentFiles();

signals:
    /// A table or study is open; the page that shows it best.
    void opened(const QString& pageKey);
    void loadingStarted(const QString& what);
    void loadingProgress(double fraction);
    void loadingEnded();
    void recentFilesChanged();
    void remarksChanged();
    void failed(const QString& message, const QString& remedy);

private:
    /// What becomes of something that was read; what it holds may be moved from.
    using Then = std::function<void(OpenedStudy& opened)>;
    struct Load {
        QString what;
        Job<OpenedStudy>::Work work;
        Then then;
    };
    void load(Load load);
    void begin(Load load);
    void loadInstead(const QString& what, Job<OpenedStudy>::Work work);
    void finishLoading();
    void replaceStudy(const OpenedStudy& opened);
    void addTablesOf(OpenedStudy& opened);
    void putReloaded(const OpenedStudy& opened);
    void setRemarks(std::vector<StudyRemark> remarks);
    void tellFailure(const base::Error& error);
    void tellFailures(const std::vector<base::Error>& failures);
    void remember(const QString& path);
    void keepEditedRoles(const Study& before, const Study& after);
    [[nodiscard]] QStringList askForPaths(const QString& title, const QString& filters);

    StudyStore& m_store;
    SeriesCatalog& m_catalog;
    QSettings& m_settings;
    QWidget* m_window;
    Job<OpenedStudy> m_job;
    Then m_then;
    std::deque<Load> m_waiting;  ///< what does not take the study's place is not superseded
    std::vector<StudyRemark> m_remarks;
};

}  // namespace greyscope::app
