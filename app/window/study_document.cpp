#include "app/window/study_document.h"

#include <QClipboard>
#include <QDir>
#include <QFileDialog>
#include <QFileInfo>
#include <QGuiApplication>
#include <QMimeData>
#include <QUrl>

#include "app/study/open_table.h"
#include "app/study/sample_study.h"
#include "app/study/series_listing.h"
#include "app/study/study_file.h"
#include "widgets/common/plain_text.h"
#include "widgets/present/visible_text.h"

namespace greyscope::app {

namespace {

constexpr const char* kRecentKey = "files/recent";
constexpr const char* kFolderKey = "files/folder";
constexpr int kRecentAtMost = 8;

std::vector<std::string> namesOf(const std::vector<SeriesEntry>& entries) {
    std::vector<std::string> names;
    for (const SeriesEntry& entry : entries) {
        names.push_back(entry.id.name);
    }
    return names;
}

/// A study of one table, with its first series chosen.
LoadedStudy studyOf(StudyTable table) {
    LoadedStudy loaded;
    loaded.study.name = table.name;
    loaded.entries = {seriesOf(table)};
    addTable(loaded.study, std::move(table), namesOf(loaded.entries.front()));
    return loaded;
}

LoadedStudy withEntries(Study study) {
    LoadedStudy loaded;
    for (const StudyTable& table : study.tables) {
        loaded.entries.push_back(seriesOf(table));
    }
    loaded.study = std::move(study);
    return loaded;
}

base::Expected<LoadedStudy> readAny(const QString& path, base::Progress& progress) {
    return isStudyFile(path) ? readStudy(path, progress).map(withEntries)
                             : tableFromFile(path.toStdString(), {}, progress).map(studyOf);
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

QString StudyDocument::askForPath(const QString& title, const QString& filters) {
    const QString folder = m_settings.value(QLatin1String(kFolderKey)).toString();
    return QFileDialog::getOpenFileName(m_window, title, folder, filters);
}

void StudyDocument::askForFile() {
    const QString path = askForPath(
        tr("Open a study or a table"),
        tr("Studies and tables (*.greyscope *.csv *.tsv *.txt *.dat);;Studies (*.greyscope);;All files (*)"));
    if (!path.isEmpty()) {
        open(path);
    }
}

void StudyDocument::askForTableToAdd() {
    const QString path = askForPath(tr("Add a table"), tr("Tables (*.csv *.tsv *.txt *.dat);;All files (*)"));
    if (!path.isEmpty()) {
        addTableFrom(path);
    }
}

void StudyDocument::open(const QString& path) {
    unlessUnsaved([this, path] {
        load(QFileInfo(path).fileName(), false, [path](base::Progress& progress) { return readAny(path, progress); });
    });
}

void StudyDocument::addTableFrom(const QString& path) {
    load(QFileInfo(path).fileName(), true,
         [file = path.toStdString(), study = m_store.study()](base::Progress& progress) {
             return tableFromFile(file, {}, progress).map([&study](StudyTable table) {
                 table.name = freeTableName(study, table.name);
                 return studyOf(std::move(table));
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
            return tableFromBytes(bytes, name, {}, progress).map(studyOf);
        });
    });
}

void StudyDocument::load(const QString& what, bool add, Job<LoadedStudy>::Work work) {
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
    const auto* ready = std::get_if<widgets::Ready<LoadedStudy>>(&m_job.state());
    if (!ready) {
        return;
    }
    const LoadedStudy& loaded = **ready;
    for (std::size_t t = 0; t < loaded.entries.size(); ++t) {
        m_catalog.prime(loaded.study.tables[t], loaded.entries[t]);
    }
    const Study& study = loaded.study;
    const std::string& path = study.path.empty() && !study.tables.empty() ? study.tables.front().path : study.path;
    const QFileInfo file(QString::fromStdString(path));
    if (file.isFile()) {
        remember(file.absoluteFilePath());
        m_settings.setValue(QLatin1String(kFolderKey), file.absolutePath());
    }
    if (m_adding) {
        m_store.edit(tr("Add table %1").arg(widgets::visibleText(study.name)), [&study](Study& open) {
            open.tables.push_back(study.tables.front());
            open.selection = study.selection;
        });
    } else {
        m_store.reset(study);
    }
    emit opened(study.selection.reference.empty() ? QStringLiteral("data") : QStringLiteral("trends"));
}

void StudyDocument::save() {
    const QString path = QString::fromStdString(m_store.study().path);
    if (path.isEmpty()) {
        saveAs();
    } else {
        saveTo(path);
    }
}

void StudyDocument::saveAs() {
    const QDir folder(m_settings.value(QLatin1String(kFolderKey)).toString());
    QString name = QString::fromStdString(m_store.study().name);
    name.replace(QLatin1Char('/'), QLatin1Char('-'));
    QString path =
        QFileDialog::getSaveFileName(m_window, tr("Save the study"),
                                     folder.filePath(name + QStringLiteral(".greyscope")), tr("Studies (*.greyscope)"));
    if (path.isEmpty()) {
        return;
    }
    if (!isStudyFile(path)) {
        path += QStringLiteral(".greyscope");
    }
    saveTo(path);
}

bool StudyDocument::saveTo(const QString& path) {
    const auto written = writeStudy(m_store.study(), path);
    if (!written) {
        emit failed(errorText(written.error()), errorRemedy(written.error()));
        return false;
    }
    m_store.markSaved(path.toStdString());
    remember(QFileInfo(path).absoluteFilePath());
    return true;
}

void StudyDocument::closeStudy() {
    unlessUnsaved([this] {
        m_store.reset({});
        emit opened(QStringLiteral("start"));
    });
}

bool StudyDocument::unsaved() const {
    return !m_store.study().tables.empty() && !m_store.undoStack().isClean();
}

void StudyDocument::unlessUnsaved(const std::function<void()>& then) {
    if (!unsaved()) {
        then();
        return;
    }
    auto* box =
        widgets::messageBox(QMessageBox::Question, tr("Greyscope"),
                            tr("“%1” has changes that are not saved.").arg(widgets::visibleText(m_store.study().name)),
                            {}, QMessageBox::Save | QMessageBox::Discard | QMessageBox::Cancel, m_window);
    connect(box, &QMessageBox::finished, this, [this, then](int answer) {
        if (answer == QMessageBox::Save) {
            save();
        }
        if (answer == QMessageBox::Discard || (answer == QMessageBox::Save && !unsaved())) {
            then();
        }
    });
    box->open();
}

}  // namespace greyscope::app
