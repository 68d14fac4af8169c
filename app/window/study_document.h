#pragma once

#include <QObject>
#include <QSettings>
#include <QStringList>

#include <functional>

#include "app/run/job.h"
#include "app/study/series_catalog.h"
#include "app/study/study_store.h"

class QMimeData;
class QWidget;

namespace greyscope::app {

/// What a file brought, calculated where the window does not wait: a study, and the series of each of its tables.
struct LoadedStudy {
    Study study;
    std::vector<SeriesListing> entries;
};

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
    void openMime(const QMimeData* mime);

    /// False where the file could not be written; failed() says why.
    bool saveTo(const QString& path);

public slots:
    void openSample();
    void askForFile();
    void askForTableToAdd();
    void open(const QString& path);
    void addTableFrom(const QString& path);
    void pasteTable();
    void cancelLoading() { m_job.cancel(); }
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
    void failed(const QString& message, const QString& remedy);

private:
    void load(const QString& what, bool add, Job<LoadedStudy>::Work work);
    void finishLoading();
    void remember(const QString& path);
    [[nodiscard]] QString askForPath(const QString& title, const QString& filters);

    StudyStore& m_store;
    SeriesCatalog& m_catalog;
    QSettings& m_settings;
    QWidget* m_window;
    Job<LoadedStudy> m_job;
    bool m_adding = false;
};

}  // namespace greyscope::app
