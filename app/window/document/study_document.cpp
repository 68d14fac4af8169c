#include "app/window/document/study_document.h"

#include <QClipboard>
#include <QDir>
#include <QFileInfo>
#include <QGuiApplication>
#include <QMimeData>
#include <QTimer>
#include <QUrl>

#include <algorithm>
#include <utility>

#include "app/lessons/lesson.h"
#include "app/run/memory.h"
#include "app/sources/file_name.h"
#include "app/sources/read_source.h"
#include "app/sources/server_access.h"
#include "app/study/choices/defaults.h"
#include "app/study/file/server_approvals.h"
#include "app/study/file/study_file.h"
#include "app/study/first_page.h"
#include "app/study/sample_study.h"
#include "app/study/tables/open_table.h"
#include "app/study/tables/opened_files.h"
#include "app/study/tables/reread_table.h"
#include "app/study/tables/role_memory.h"
#include "app/study/tables/stacked_table.h"
#include "app/study/tables/typed_table.h"
#include "app/window/dialogs/new_table_dialog.h"
#include "app/window/dialogs/other_data_dialog.h"
#include "app/window/dialogs/preview_dialog.h"
#include "widgets/common/plain_text.h"
#include "widgets/present/words/visible_text.h"
#include "widgets/present/words/words.h"

namespace greyscope::app {

namespace {

/// Returns a folder of the program itself.
QString folderBeside(const QSettings& settings, const QString& name) {
    return QFileInfo(settings.fileName()).dir().filePath(name);
}

/// Returns a line that says what is being read.
QString titleOf(const QStringList& paths) {
    const QString name = fileName(paths.front().toStdString());
    return paths.size() == 1
               ? StudyDocument::tr("Reading %1").arg(name)
               : StudyDocument::tr("Reading %1 and %n more", nullptr, widgets::counted(paths.size() - 1)).arg(name);
}

struct Dropped {
    QStringList taken;  ///< a study first
    QStringList refused;
};

Dropped dropped(const QList<QUrl>& urls) {
    Dropped files;
    QStringList studies;
    for (const QUrl& url : urls) {
        const QString path = url.toLocalFile();
        QStringList& kind = path.isEmpty() ? files.refused : isStudyFile(path) ? studies : files.taken;
        kind << (path.isEmpty() ? url.toString() : path);
    }
    if (!studies.isEmpty()) {
        files.taken.prepend(studies.takeFirst());
    }
    files.refused += studies;
    return files;
}

/// A file with several parts is shown to the user, who chooses one of them.
base::Expected<OpenedStudy> orUndecided(base::Expected<OpenedStudy> opened, const QStringList& paths) {
    if (opened || paths.size() > 1 || opened.error().code != base::ErrorCode::partNotChosen) {
        return opened;
    }
    OpenedStudy undecided;
    undecided.undecided = paths.front();
    return undecided;
}

bool isReadFrom(const StudyTable& table, const std::string& path) {
    const std::vector<const StudyTable*> sources = sourcesOf(table);
    return std::any_of(sources.begin(), sources.end(), [&path](const StudyTable* each) { return each->path == path; });
}

/// Approves the servers of URLs that the user chose, other than those that a study names.
void allowAllTyped(const QStringList& paths) {
    for (const QString& path : paths) {
        allowTyped(path.toStdString());
    }
}

}  // namespace

StudyDocument::StudyDocument(StudyStore& store, SeriesCatalog& catalog, QSettings& settings, QWidget* window)
    : QObject(window),
      m_store(store),
      m_catalog(catalog),
      m_settings(settings),
      m_window(window),
      m_recent(settings),
      m_saver(store, m_recent, window),
      m_files(m_recent, window),
      m_databases(store, settings, window),
      m_reading(store, catalog, m_loads),
      m_lock(store, folderBeside(settings, QStringLiteral("open"))),
      m_autosave(store, folderBeside(settings, QStringLiteral("unsaved"))),
      m_left(Autosave::leftIn(folderBeside(settings, QStringLiteral("unsaved")))) {
    connect(&m_loads, &JobQueueBase::failed, this, &StudyDocument::failed);
    m_loads.setRescue([this](const base::Error& error, const auto& step, const widgets::Failed& told) {
        return m_databases.letIn(
            error, [this, step] { m_loads.addFirst(step); }, [this, told] { emit failed(told.message, told.remedy); });
    });
    connect(&m_databases, &DatabaseQuestion::chosen, this, [this](const QString& url) { loadAll({url}); });
    connect(&m_databases, &DatabaseQuestion::chosenToAdd, this, [this](const QString& url) { addTables({url}); });
    connect(&m_saver, &StudySaver::failed, this, &StudyDocument::failed);
    connect(&m_reading, &SourceReading::remarked, this, &StudyDocument::setRemarks);
    // The receivers of these signals release the former study.
    const auto letGo = [] { QTimer::singleShot(0, &giveMemoryBack); };
    connect(&m_store, &StudyStore::closed, this, letGo);
    connect(&m_loads, &JobQueueBase::ended, this, letGo);
    connect(&m_store, &StudyStore::changed, this,
            [this](const Study& before, const Study& after) { keepEdited(m_settings, before, after); });
}

bool StudyDocument::canOpen(const QMimeData* mime) {
    const QList<QUrl> urls = mime->urls();
    return std::any_of(urls.begin(), urls.end(), [](const QUrl& url) { return url.isLocalFile(); });
}

void StudyDocument::openMime(const QMimeData* mime) {
    auto [taken, refused] = dropped(mime->urls());
    if (!taken.isEmpty()) {
        openAll(taken);
    }
    if (!refused.isEmpty()) {
        emit failed(tr("Not opened: %1").arg(widgets::visibleText(widgets::listed(refused))),
                    tr("A study can only use tables on this computer; only one study can be open at a time."));
    }
}

void StudyDocument::openSample() {
    m_saver.unlessUnsaved([this] {
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

/// Opens the lesson with its own choices instead of the user's defaults, because its text refers to them.
void StudyDocument::openLesson(const std::string& key) {
    m_saver.unlessUnsaved([this, key] {
        auto study = lessonStudy(key);
        if (!study) {
            tellFailure(study.error());
            return;
        }
        setRemarks({});
        m_store.reset(std::move(*study));
        const std::vector<Lesson> all = lessons();
        emit opened(all[lessonPlace(all, key)].page);
    });
}

void StudyDocument::askForFiles() {
    if (const QStringList paths = m_files.studiesOrTables(); !paths.isEmpty()) {
        openAll(paths);
    }
}

void StudyDocument::askForFolder() {
    if (const QString folder = m_files.folder(); !folder.isEmpty()) {
        openAll({folder});
    }
}

void StudyDocument::askToPreview() {
    if (const QString path = m_files.toPreview(); !path.isEmpty()) {
        preview(path);
    }
}

void StudyDocument::askForTablesToAdd() {
    if (const QStringList paths = m_files.tablesToAdd(); !paths.isEmpty()) {
        addTables(paths);
    }
}

void StudyDocument::askToLocate(const std::string& table) {
    if (const QString path = m_files.lost(m_store.study(), table); !path.isEmpty()) {
        m_reading.locate(table, path);
    }
}

void StudyDocument::preview(const QString& path) {
    auto* dialog = new PreviewDialog(path, !m_store.study().tables.empty(), m_window);
    connect(dialog, &PreviewDialog::openRequested, this, [this](const StudyTable& table) {
        loadInstead(titleOf({QString::fromStdString(table.path)}), [table]() -> Work {
            return [table](base::Progress& /*progress*/) { return base::Expected<OpenedStudy>(studyOf(table)); };
        });
    });
    connect(dialog, &PreviewDialog::addRequested, this, [this](const StudyTable& table) {
        load(
            titleOf({QString::fromStdString(table.path)}),
            [table](base::Progress& /*progress*/) { return base::Expected<OpenedStudy>(studyOf(table)); },
            [this](const OpenedStudy& opened) { addTablesOf(opened); });
    });
    dialog->open();
}

void StudyDocument::openAll(const QStringList& paths) {
    allowAllTyped(paths);
    if (paths.size() > 1 || !m_databases.choosesTable(paths.front())) {
        loadAll(paths);
    }
}

void StudyDocument::loadAll(const QStringList& paths) {
    const Work work = [paths, kept = keptRoles(m_settings),
                       approval = approvalFor(m_settings, paths.front())](base::Progress& progress) {
        return orUndecided(openFiles(paths, kept, progress, approval), paths);
    };
    loadInstead(titleOf(paths), [this, paths, work] {
        if (paths.size() == 1) {
            emit fileBegun(paths.front(), keptRoles(m_settings));
        }
        return work;
    });
}

void StudyDocument::addTables(const QStringList& paths) {
    allowAllTyped(paths);
    load(
        titleOf(paths),
        [paths, kept = keptRoles(m_settings)](base::Progress& progress) {
            return orUndecided(openTables(paths, kept, progress), paths);
        },
        [this](OpenedStudy opened) { addTablesOf(opened); });
}

void StudyDocument::pasteTable(bool beside) {
    const QString text = QGuiApplication::clipboard()->text();
    if (text.isEmpty()) {
        emit failed(tr("The clipboard has no text"), tr("Copy a table from a spreadsheet or an editor first."));
        return;
    }
    takeText(tr("Pasted table"), text, beside);
}

void StudyDocument::takeText(const QString& name, const QString& text, bool beside) {
    const QString what = tr("Reading %1").arg(widgets::visibleText(name));
    const Work work = [text = tableTextOf(text.toStdString()), name = name.toStdString()](base::Progress& progress) {
        return tableFromText(text, name, {}, progress).map(studyOf);
    };
    if (beside && !m_store.study().tables.empty()) {
        load(what, work, [this](const OpenedStudy& opened) { addTablesOf(opened); });
    } else {
        loadInstead(what, [work] { return work; });
    }
}

void StudyDocument::askForNewTable() {
    auto* dialog = new NewTableDialog(m_window);
    connect(dialog, &NewTableDialog::entered, this,
            [this](const QString& name, const QString& text) { takeText(name, text); });
    dialog->open();
}

void StudyDocument::load(const QString& what, const Work& work,
                         const std::function<void(const OpenedStudy& opened)>& then) {
    m_loads.add({what, [work] { return work; }, then});
}

/// Asks about unsaved changes before replacing the study, and again if there are new ones after loading.
void StudyDocument::loadInstead(const QString& what, const std::function<Work()>& begin) {
    m_saver.unlessUnsaved([=, this] {
        const auto replace = [this, given = m_store.study()](const OpenedStudy& opened) {
            if (m_store.study() == given) {
                replaceStudy(opened);
            } else {
                m_saver.unlessUnsaved([this, opened] { replaceStudy(opened); });
            }
        };
        m_loads.cancel();
        m_loads.add({what, begin, replace});
    });
}

void StudyDocument::replaceStudy(const OpenedStudy& opened) {
    if (!opened.undecided.isEmpty()) {
        preview(opened.undecided);
        return;
    }
    Study study = opened.study;
    if (study.path.empty()) {
        Defaults(m_settings).applyTo(study);
    }
    const std::string source =
        study.path.empty() && !study.tables.empty() ? sourcesOf(study.tables.front()).front()->path : study.path;
    if (const QString path = QString::fromStdString(source); QFileInfo(path).isFile()) {
        m_recent.add(path);
        m_recent.setFolderOf(path);
    } else if (isDatabaseUrl(source)) {
        m_recent.add(path);
    }
    for (std::size_t t = 0; t < opened.entries.size(); ++t) {
        m_catalog.prime(study.tables[t], opened.entries[t]);
    }
    const bool isTyped = study.path.empty() && !study.tables.empty() && study.tables.front().text;
    if (isTyped && isTypedSeries(*study.tables.front().text)) {
        setHoldOut(study.forecast, 0);  // a series of a book is fitted whole, as the book does
    }
    m_store.reset(study, opened.history);
    if (isTyped) {
        m_store.undoStack().resetClean();  // typed or pasted, so it must be saved
    }
    m_saver.markSeen();
    setRemarks(opened.remarks);
    emit this->opened(firstPage(study));
    tellFailures(opened.failures);
}

void StudyDocument::addTablesOf(OpenedStudy opened) {
    if (!opened.undecided.isEmpty()) {
        preview(opened.undecided);
        return;
    }
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
    if (!tables.front().text) {
        m_recent.setFolderOf(QString::fromStdString(sourcesOf(tables.front()).front()->path));
    }
    const QString what = tables.size() == 1 ? tr("Add table %1").arg(QString::fromStdString(tables.front().name))
                                            : tr("Add %n tables", nullptr, widgets::counted(tables.size()));
    m_store.edit(what, [&](Study& study) {
        study.tables.insert(study.tables.end(), tables.begin(), tables.end());
        study.selection = opened.study.selection;
    });
    if (!opened.remarks.empty()) {
        setRemarks(opened.remarks);
    }
    emit this->opened(firstPage(opened.study));
    tellFailures(opened.failures);
}

void StudyDocument::connectServer(const std::string& server) {
    approveServer(m_settings, QString::fromStdString(m_store.study().path), server);
    for (const MissingTable& missing : m_store.study().missing) {
        if (serverToApprove(missing.why) == server) {
            m_reading.connectTable(missing.name);
        }
    }
    for (const StudyTable& table : m_store.study().tables) {
        const bool shown = std::any_of(m_remarks.begin(), m_remarks.end(), [&](const StudyRemark& remark) {
            return remark.kind == StudyRemark::Kind::notConnected && remark.arguments[3] == server &&
                   isReadFrom(table, remark.arguments[1]);
        });
        if (shown) {
            m_reading.reload(table.name);
        }
    }
}

void StudyDocument::setRemarks(const std::vector<StudyRemark>& remarks) {
    m_remarks = remarks;
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

void StudyDocument::askForOtherData() {
    auto* dialog = new OtherDataDialog(m_store.study(), m_recent.folder(), m_window);
    connect(dialog, &QDialog::accepted, this, [this, dialog] {
        if (const OtherFiles files = dialog->files(); !files.empty()) {
            for (const auto& [before, other] : files) {
                allowTyped(other);
            }
            m_reading.replaceFiles(files);
        }
    });
    dialog->open();
}

void StudyDocument::recover(const LeftStudy& left) {
    m_saver.unlessUnsaved([this, left] {
        const auto work = [left, approval = approvalFor(m_settings, left.path)](base::Progress& progress) {
            return readStudy(left.file, progress, {}, approval).map([&left](OpenedStudy opened) {
                opened.study.path = left.path.toStdString();
                return opened;
            });
        };
        m_loads.cancel();
        m_loads.add({tr("Recovering %1").arg(left.name), [work] { return work; },
                     [this, left](const OpenedStudy& opened) {
                         replaceStudy(opened);
                         m_autosave.adopt(left);
                         m_store.undoStack().resetClean();
                         forgetLeft(left);
                     }});
    });
}

void StudyDocument::discard(const LeftStudy& left) {
    Autosave::discard(left);
    forgetLeft(left);
}

void StudyDocument::forgetLeft(const LeftStudy& left) {
    std::erase_if(m_left, [&left](const LeftStudy& each) { return each.file == left.file; });
    emit leftChanged();
}

void StudyDocument::closeStudy() {
    m_saver.unlessUnsaved([this] {
        setRemarks({});
        m_store.reset({});
        emit opened(QStringLiteral("start"));
    });
}

}  // namespace greyscope::app
