#include "app/window/study_document.h"

#include <QClipboard>
#include <QFileDialog>
#include <QFileInfo>
#include <QGuiApplication>
#include <QMessageBox>
#include <QMimeData>
#include <QUrl>

#include "app/study/open_table.h"
#include "app/study/sample_study.h"
#include "app/study/series_listing.h"

namespace greyscope::app {

namespace {

constexpr const char* kRecentKey = "files/recent";
constexpr const char* kFolderKey = "files/folder";
constexpr int kRecentAtMost = 8;

LoadedTable withEntries(StudyTable table) {
    std::vector<SeriesEntry> entries = seriesOf(table);
    return {std::move(table), std::move(entries)};
}

}  // namespace

StudyDocument::StudyDocument(StudyStore& store, SeriesCatalog& catalog, QSettings& settings, QWidget* window)
    : QObject(window), m_store(store), m_catalog(catalog), m_settings(settings), m_window(window) {
    connect(&m_job, &JobBase::stateChanged, this, &StudyDocument::finishLoading);
    connect(&m_job, &JobBase::progressChanged, this, &StudyDocument::loadingProgress);
}

QStringList StudyDocument::recentFiles() const {
    return m_settings.value(QLatin1String(kRecentKey)).toStringList();
}

void StudyDocument::clearRecentFiles() {
    m_settings.remove(QLatin1String(kRecentKey));
    emit recentFilesChanged();
}

void StudyDocument::remember(const QString& path) {
    QStringList files = recentFiles();
    files.removeAll(path);
    files.prepend(path);
    m_settings.setValue(QLatin1String(kRecentKey), QStringList(files.mid(0, kRecentAtMost)));
    emit recentFilesChanged();
}

bool StudyDocument::canOpen(const QMimeData* mime) {
    const QList<QUrl> urls = mime->urls();
    return !urls.isEmpty() && urls.front().isLocalFile();
}

void StudyDocument::openMime(const QMimeData* mime) {
    open(mime->urls().front().toLocalFile());
}

void StudyDocument::openSample() {
    unlessUnsaved([this] {
        auto study = sampleStudy();
        if (!study) {
            emit failed(errorText(study.error()), errorRemedy(study.error()));
            return;
        }
        m_store.reset(std::move(*study));
        emit opened(QStringLiteral("trends"));
    });
}

QString StudyDocument::askForPath(const QString& title) {
    const QString folder = m_settings.value(QLatin1String(kFolderKey)).toString();
    return QFileDialog::getOpenFileName(m_window, title, folder, tr("Tables (*.csv *.tsv *.txt *.dat);;All files (*)"));
}

void StudyDocument::askForFile() {
    const QString path = askForPath(tr("Open a table"));
    if (!path.isEmpty()) {
        open(path);
    }
}

void StudyDocument::askForTableToAdd() {
    const QString path = askForPath(tr("Add a table"));
    if (!path.isEmpty()) {
        addTableFrom(path);
    }
}

void StudyDocument::open(const QString& path) {
    unlessUnsaved([this, path] {
        load(QFileInfo(path).fileName(), false,
             [file = path.toStdString()](base::Progress& progress) -> base::Expected<LoadedTable> {
                 return tableFromFile(file, {}, progress).map(withEntries);
             });
    });
}

void StudyDocument::addTableFrom(const QString& path) {
    load(QFileInfo(path).fileName(), true,
         [file = path.toStdString(), study = m_store.study()](base::Progress& progress) {
             return tableFromFile(file, {}, progress).map([&study](StudyTable table) {
                 table.name = freeTableName(study, table.name);
                 return withEntries(std::move(table));
             });
         });
}

void StudyDocument::pasteTable() {
    const QByteArray bytes = QGuiApplication::clipboard()->text().toUtf8();
    if (bytes.isEmpty()) {
        emit failed(tr("The clipboard holds no text"), tr("Copy a table from a spreadsheet or an editor first."));
        return;
    }
    unlessUnsaved([this, bytes] {
        load(tr("Clipboard"), false, [bytes, name = tr("Pasted table").toStdString()](base::Progress& progress) {
            return tableFromBytes(bytes, name, {}, progress).map(withEntries);
        });
    });
}

void StudyDocument::load(const QString& what, bool add, Job<LoadedTable>::Work work) {
    m_adding = add;
    emit loadingStarted(tr("Reading %1").arg(what));
    m_job.start(std::move(work));
}

void StudyDocument::finishLoading() {
    if (m_job.running()) {
        return;
    }
    emit loadingEnded();
    if (const auto* bad = std::get_if<widgets::Failed>(&m_job.state())) {
        emit failed(bad->message, bad->remedy);
        return;
    }
    const auto* ready = std::get_if<widgets::Ready<LoadedTable>>(&m_job.state());
    if (!ready) {
        return;
    }
    const LoadedTable& loaded = **ready;
    m_catalog.prime(loaded.table, loaded.entries);
    std::vector<std::string> names;
    for (const SeriesEntry& entry : loaded.entries) {
        names.push_back(entry.id.name);
    }
    const QFileInfo file(QString::fromStdString(loaded.table.path));
    if (file.exists()) {
        remember(file.absoluteFilePath());
        m_settings.setValue(QLatin1String(kFolderKey), file.absolutePath());
    }
    if (m_adding) {
        m_store.edit(tr("Add table %1").arg(QString::fromStdString(loaded.table.name)),
                     [&](Study& study) { addTable(study, loaded.table, names); });
    } else {
        Study study;
        study.name = loaded.table.name;
        addTable(study, loaded.table, names);
        m_store.reset(std::move(study));
    }
    emit opened(names.empty() ? QStringLiteral("data") : QStringLiteral("trends"));
}

void StudyDocument::closeStudy() {
    unlessUnsaved([this] {
        m_store.reset({});
        emit opened(QStringLiteral("start"));
    });
}

void StudyDocument::unlessUnsaved(const std::function<void()>& then) {
    then();
}

}  // namespace greyscope::app
