#include "app/window/study_document.h"

#include <QClipboard>
#include <QDir>
#include <QFileDialog>
#include <QFileInfo>
#include <QGuiApplication>
#include <QMimeData>
#include <QTimer>
#include <QUrl>

#include <algorithm>
#include <utility>

#include "app/run/memory.h"
#include "app/study/defaults.h"
#include "app/study/open_table.h"
#include "app/study/opened_files.h"
#include "app/study/role_memory.h"
#include "app/study/sample_study.h"
#include "app/study/stacked_table.h"
#include "app/study/study_file.h"
#include "app/study/study_tables.h"
#include "app/tables/table_change.h"
#include "app/text/file_name.h"
#include "core/base/try.h"
#include "core/io/reader.h"
#include "widgets/common/plain_text.h"
#include "widgets/present/visible_text.h"
#include "widgets/present/words.h"

namespace greyscope::app {

namespace {

constexpr const char* kRecentKey = "files/recent";
constexpr const char* kFolderKey = "files/folder";
constexpr int kRecentAtMost = 8;

/// "*.csv *.tsv" and so on, of everything that is read.
QString tablePatterns() {
    QStringList patterns;
    for (const io::Reader& reader : io::readers()) {
        for (const std::string_view extension : reader.extensions) {
            patterns << QStringLiteral("*.") + QString::fromUtf8(extension.data(), qsizetype(extension.size()));
        }
    }
    return patterns.join(QLatin1Char(' '));
}

/// What is being read, in a line.
QString titleOf(const QStringList& paths) {
    const QString name = QFileInfo(paths.front()).fileName();
    return paths.size() == 1
               ? StudyDocument::tr("Reading %1").arg(name)
               : StudyDocument::tr("Reading %1 and %n more", nullptr, widgets::counted(paths.size() - 1)).arg(name);
}

}  // namespace

StudyDocument::StudyDocument(StudyStore& store, SeriesCatalog& catalog, QSettings& settings, QWidget* window)
    : QObject(window), m_store(store), m_catalog(catalog), m_settings(settings), m_window(window) {
    m_job.runOneAtATime();
    connect(&m_job, &JobBase::stateChanged, this, &StudyDocument::finishLoading);
    connect(&m_job, &JobBase::progressChanged, this, &StudyDocument::loadingProgress);
    // The study before goes with those who listen to this signal.
    connect(&m_store, &StudyStore::closed, this, [] { QTimer::singleShot(0, &giveMemoryBack); });
    connect(&m_store, &StudyStore::changed, this, &StudyDocument::keepEditedRoles);
}

/// Those of a table that stays, not of one that comes.
void StudyDocument::keepEditedRoles(const Study& before, const Study& after) {
    for (const StudyTable& table : after.tables) {
        const StudyTable* was = before.table(table.name);
        const bool stays = was && was->path == table.path && was->stamp == table.stamp;
        if (stays && (was->roles != table.roles || was->wide != table.wide || was->metric != table.metric ||
                      was->aggregation != table.aggregation || was->readings != table.readings)) {
            keepRoles(m_settings, table);
        }
    }
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
    return std::any_of(urls.begin(), urls.end(), [](const QUrl& url) { return url.isLocalFile(); });
}

void StudyDocument::openMime(const QMimeData* mime) {
    QStringList tables;
    QStringList studies;
    QStringList refused;
    for (const QUrl& url : mime->urls()) {
        const QString path = url.toLocalFile();
        QStringList& kind = path.isEmpty() ? refused : isStudyFile(path) ? studies : tables;
        kind << (path.isEmpty() ? url.toString() : path);
    }
    if (!studies.isEmpty()) {
        tables.prepend(studies.takeFirst());
    }
    if (!tables.isEmpty()) {
        openAll(tables);
    }
    refused += studies;
    if (!refused.isEmpty()) {
        emit failed(tr("Not opened: %1").arg(widgets::visibleText(widgets::listed(refused))),
                    tr("A study takes tables from this computer; of several studies one is open."));
    }
}

void StudyDocument::openSample() {
    unlessUnsaved([this] {
        auto study = sampleStudy();
        if (!study) {
            tellFailure(study.error());
            return;
        }
        setRemarks({});
        Defaults(m_settings).applyTo(*study);
        m_store.reset(std::move(*study));
        emit opened(QStringLiteral("trends"));
    });
}

QStringList StudyDocument::askForPaths(const QString& title, const QString& filters) {
    return QFileDialog::getOpenFileNames(m_window, title, startFolder(m_settings, QLatin1String(kFolderKey)), filters);
}

void StudyDocument::askForFiles() {
    const QStringList paths =
        askForPaths(tr("Open a study or tables"), tr("Studies and tables (%1);;Studies (*.greyscope);;All files (*)")
                                                      .arg(QStringLiteral("*.greyscope ") + tablePatterns()));
    if (!paths.isEmpty()) {
        openAll(paths);
    }
}

void StudyDocument::askForTablesToAdd() {
    const QStringList paths = askForPaths(tr("Add tables"), tr("Tables (%1);;All files (*)").arg(tablePatterns()));
    if (!paths.isEmpty()) {
        addTables(paths);
    }
}

void StudyDocument::openAll(const QStringList& paths) {
    loadInstead(titleOf(paths), [paths, kept = keptRoles(m_settings)](base::Progress& progress) {
        return openFiles(paths, kept, progress);
    });
}

void StudyDocument::addTables(const QStringList& paths) {
    load({titleOf(paths),
          [paths, kept = keptRoles(m_settings)](base::Progress& progress) { return openTables(paths, kept, progress); },
          [this](OpenedStudy& opened) { addTablesOf(opened); }});
}

void StudyDocument::pasteTable() {
    const std::string text = QGuiApplication::clipboard()->text().toStdString();
    if (text.empty()) {
        emit failed(tr("The clipboard holds no text"), tr("Copy a table from a spreadsheet or an editor first."));
        return;
    }
    loadInstead(tr("Reading the clipboard"), [text, name = tr("Pasted table").toStdString()](base::Progress& progress) {
        return tableFromText(text, name, {}, progress).map(studyOf);
    });
}

void StudyDocument::askToLocate(const std::string& table) {
    const auto& missing = m_store.study().missing;
    const auto found =
        std::find_if(missing.begin(), missing.end(), [&table](const MissingTable& each) { return each.name == table; });
    const bool joined = found != missing.end() && lostFile(*found) != found->path;
    const QString title =
        joined ? tr("Where is “%1”, which “%2” joins?").arg(fileName(lostFile(*found)), QString::fromStdString(table))
               : tr("Where is the file of “%1”?").arg(QString::fromStdString(table));
    const QString path = QFileDialog::getOpenFileName(
        m_window, title, startFolder(m_settings, QLatin1String(kFolderKey)), tr("All files (*)"));
    if (!path.isEmpty()) {
        locate(table, path);
    }
}

void StudyDocument::locate(const std::string& table, const QString& path) {
    const auto& missing = m_store.study().missing;
    const auto found =
        std::find_if(missing.begin(), missing.end(), [&table](const MissingTable& each) { return each.name == table; });
    if (found == missing.end()) {
        return;
    }
    const auto read =
        [entry = located(*found, path.toStdString())](base::Progress& progress) -> base::Expected<OpenedStudy> {
        StudyRemarks remarks;
        return readTable(entry, remarks, progress).map([&remarks](StudyTable located) {
            OpenedStudy opened = studyOf(std::move(located));
            opened.remarks = remarks.list();
            return opened;
        });
    };
    const auto place = [this](OpenedStudy& opened) {
        StudyTable& located = opened.study.tables.front();
        m_catalog.prime(located, opened.entries.front());
        std::vector<SeriesEntry> there = m_catalog.entries();
        const std::vector<SeriesEntry>& own = opened.entries.front().entries;
        there.insert(there.end(), own.begin(), own.end());
        m_store.edit(tr("Locate table %1").arg(QString::fromStdString(located.name)),
                     [&](Study& study) { placeTable(study, std::move(located), there); });
        setRemarks(opened.remarks);
    };
    load({titleOf({path}), read, place});
}

void StudyDocument::reload(const std::string& table) {
    const StudyTable* shown = m_store.study().table(table);
    if (!shown) {
        return;
    }
    const auto read = [before = *shown](base::Progress& progress) -> base::Expected<OpenedStudy> {
        StudyRemarks remarks;
        return readAgain(before, remarks, progress).map([&remarks](StudyTable again) {
            OpenedStudy opened = studyOf(std::move(again));
            opened.remarks = remarks.list();
            return opened;
        });
    };
    load({tr("Reading %1").arg(QString::fromStdString(table)), read,
          [this](OpenedStudy& opened) { putReloaded(opened); }});
}

void StudyDocument::putReloaded(const OpenedStudy& opened) {
    const StudyTable& again = opened.study.tables.front();
    const std::vector<SeriesEntry>& entries = opened.entries.front().entries;
    m_catalog.prime(again, opened.entries.front());
    m_store.edit(tr("Read %1 again").arg(QString::fromStdString(again.name)), [&](Study& study) {
        for (StudyTable& table : study.tables) {
            if (table.name == again.name) {
                table = again;
                study.selection = keptSelection(study.selection, table.name, entries);
            }
        }
    });
    setRemarks(opened.remarks);
}

void StudyDocument::load(Load load) {
    if (m_job.running()) {
        m_waiting.push_back(std::move(load));
    } else {
        begin(std::move(load));
    }
}

void StudyDocument::begin(Load load) {
    m_then = std::move(load.then);
    emit loadingStarted(load.what);
    m_job.start(std::move(load.work));
}

/// What takes the place of the study asks for its unsaved changes first, and once more where there were others since.
void StudyDocument::loadInstead(const QString& what, Job<OpenedStudy>::Work work) {
    unlessUnsaved([this, what, work = std::move(work)] {
        m_waiting.clear();
        begin({what, work, [this, given = m_store.study()](OpenedStudy& opened) {
                   if (m_store.study() == given) {
                       replaceStudy(opened);
                   } else {
                       unlessUnsaved([this, opened] { replaceStudy(opened); });
                   }
               }});
    });
}

void StudyDocument::cancelLoading() {
    m_waiting.clear();
    m_job.cancel();
}

void StudyDocument::finishLoading() {
    if (m_job.running()) {
        return;
    }
    emit loadingEnded();
    const auto ready = m_job.ready();
    const Then then = std::exchange(m_then, nullptr);
    if (const auto* bad = std::get_if<widgets::Failed>(&m_job.state())) {
        emit failed(bad->message, bad->remedy);
    }
    if (ready && then) {
        OpenedStudy opened = *ready;
        m_job.set(widgets::Empty{});  // so that nothing but the study holds its tables
        then(opened);
    }
    QTimer::singleShot(0, &giveMemoryBack);
    if (!m_job.running() && !m_waiting.empty()) {
        Load next = std::move(m_waiting.front());
        m_waiting.pop_front();
        begin(std::move(next));
    }
}

void StudyDocument::replaceStudy(const OpenedStudy& opened) {
    Study study = opened.study;
    if (study.path.empty()) {
        Defaults(m_settings).applyTo(study);
    }
    const std::string path =
        study.path.empty() && !study.tables.empty() ? sourcesOf(study.tables.front()).front()->path : study.path;
    const QFileInfo file(QString::fromStdString(path));
    if (file.isFile()) {
        remember(file.absoluteFilePath());
        m_settings.setValue(QLatin1String(kFolderKey), file.absolutePath());
    }
    for (std::size_t t = 0; t < opened.entries.size(); ++t) {
        m_catalog.prime(study.tables[t], opened.entries[t]);
    }
    m_store.reset(study);
    setRemarks(opened.remarks);
    emit this->opened(study.selection.reference.empty() ? QStringLiteral("data") : QStringLiteral("trends"));
    tellFailures(opened.failures);
}

void StudyDocument::addTablesOf(OpenedStudy& opened) {
    const std::vector<StudyTable>& tables = opened.study.tables;
    Study taken = m_store.study();
    for (std::size_t t = 0; t < tables.size(); ++t) {
        // The study may have got a table of that name while the file was read.
        if (const std::string name = freeTableName(taken, tables[t].name); name != tables[t].name) {
            rename(opened, t, name);
        }
        taken.tables.push_back(tables[t]);
        m_catalog.prime(tables[t], opened.entries[t]);
    }
    const std::string& path = sourcesOf(tables.front()).front()->path;
    m_settings.setValue(QLatin1String(kFolderKey), QFileInfo(QString::fromStdString(path)).absolutePath());
    const QString what = tables.size() == 1 ? tr("Add table %1").arg(QString::fromStdString(tables.front().name))
                                            : tr("Add %n tables", nullptr, widgets::counted(tables.size()));
    m_store.edit(what, [&](Study& study) {
        study.tables.insert(study.tables.end(), tables.begin(), tables.end());
        study.selection = opened.study.selection;
    });
    if (!opened.remarks.empty()) {
        setRemarks(opened.remarks);
    }
    emit this->opened(opened.study.selection.reference.empty() ? QStringLiteral("data") : QStringLiteral("trends"));
    tellFailures(opened.failures);
}

void StudyDocument::setRemarks(std::vector<StudyRemark> remarks) {
    m_remarks = std::move(remarks);
    emit remarksChanged();
}

void StudyDocument::tellFailure(const base::Error& error) {
    emit failed(errorMessage(error), errorRemedy(error));
}

void StudyDocument::tellFailures(const std::vector<base::Error>& failures) {
    if (failures.size() == 1) {
        tellFailure(failures.front());
    } else if (!failures.empty()) {
        QStringList lines;
        for (const base::Error& failure : failures) {
            lines << errorLine(failure);
        }
        emit failed(tr("%n files could not be read.", nullptr, widgets::counted(failures.size())),
                    lines.join(QLatin1Char('\n')));
    }
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
    const QDir folder(startFolder(m_settings, QLatin1String(kFolderKey)));
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
        tellFailure(written.error());
        return false;
    }
    m_store.markSaved(path.toStdString());
    remember(QFileInfo(path).absoluteFilePath());
    return true;
}

void StudyDocument::closeStudy() {
    unlessUnsaved([this] {
        setRemarks({});
        m_store.reset({});
        emit opened(QStringLiteral("start"));
    });
}

bool StudyDocument::unsaved() const {
    return !m_store.study().empty() && !m_store.undoStack().isClean();
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
