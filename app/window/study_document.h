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

/// What a file brought, calculated where the window does not wait: the table and the list of its series.
struct LoadedTable {
    StudyTable table;
    std::vector<SeriesEntry> entries;
};

/// Opens and saves: files, the clipboard, the sample, what was open lately. Reading happens in a job; errors that leave
/// the user without a file are told in a dialog.
class StudyDocument : public QObject {
    Q_OBJECT

public:
    StudyDocument(StudyStore& store, SeriesCatalog& catalog, QSettings& settings, QWidget* window);

    [[nodiscard]] QStringList recentFiles() const;
    [[nodiscard]] bool loading() const { return m_job.running(); }
    /// Whether something that was dragged in could be opened.
    [[nodiscard]] static bool canOpen(const QMimeData* mime);
    void openMime(const QMimeData* mime);

public slots:
    void openSample();
    void askForFile();
    void askForTableToAdd();
    void open(const QString& path);
    void addTableFrom(const QString& path);
    void pasteTable();
    void cancelLoading() { m_job.cancel(); }
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
    void load(const QString& what, bool add, Job<LoadedTable>::Work work);
    void finishLoading();
    void remember(const QString& path);
    void unlessUnsaved(const std::function<void()>& then);
    [[nodiscard]] QString askForPath(const QString& title);

    StudyStore& m_store;
    SeriesCatalog& m_catalog;
    QSettings& m_settings;
    QWidget* m_window;
    Job<LoadedTable> m_job;
    bool m_adding = false;
};

}  // namespace greyscope::app
