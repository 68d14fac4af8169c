#include "app/window/document/study_saver.h"

#include <QDir>
#include <QFileInfo>

#include "app/study/file/output_check.h"
#include "app/study/file/study_file.h"
#include "app/text/error_text.h"
#include "app/window/dialogs/copy_files_dialog.h"
#include "widgets/common/plain_text.h"
#include "widgets/controls/file_dialog.h"
#include "widgets/present/words/visible_text.h"

namespace greyscope::app {

StudySaver::StudySaver(StudyStore& store, RecentFiles& recent, QWidget* window)
    : QObject(window), m_store(store), m_recent(recent), m_window(window) {
    connect(&m_copies, &JobQueueBase::failed, this, &StudySaver::failed);
}

bool StudySaver::unsaved() const {
    return !m_store.study().empty() && !m_store.undoStack().isClean();
}

void StudySaver::unlessUnsaved(const std::function<void()>& then) {
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

void StudySaver::save() {
    const QString path = QString::fromStdString(m_store.study().path);
    if (path.isEmpty()) {
        saveAs();
    } else if (changedOnDisk()) {
        auto* box = widgets::messageBox(
            QMessageBox::Warning, tr("Greyscope"),
            tr("“%1” has changed on disk since it was opened.").arg(QFileInfo(path).fileName()),
            tr("Saving overwrites the changed file."), QMessageBox::Save | QMessageBox::Cancel, m_window);
        connect(box, &QMessageBox::finished, this, [this, path](int answer) {
            if (answer == QMessageBox::Save) {
                saveTo(path);
            }
        });
        box->open();
    } else {
        saveTo(path);
    }
}

StudySaver::Seen StudySaver::seenAt(const QString& path) {
    const QFileInfo file(path);
    return {path, file.size(), file.lastModified()};
}

void StudySaver::markSeen() {
    m_seen = seenAt(QString::fromStdString(m_store.study().path));
}

bool StudySaver::changedOnDisk() const {
    const QString path = QString::fromStdString(m_store.study().path);
    return m_seen.path == path && QFileInfo::exists(path) && !(m_seen == seenAt(path));
}

QString StudySaver::askForPath(const QString& title, const QString& suffix, const QString& kind) {
    const QDir folder(m_recent.folder());
    const Study& study = m_store.study();
    QString name = study.path.empty() ? QString::fromStdString(study.name)
                                      : QFileInfo(QString::fromStdString(study.path)).completeBaseName();
    name.replace(QLatin1Char('/'), QLatin1Char('-'));
    return widgets::chosenToSave(
        m_window, {title, folder.filePath(name + suffix), {QStringLiteral("%1 (*%2)").arg(kind, suffix)}});
}

void StudySaver::saveAs() {
    const QString path = askForPath(tr("Save the study"), QStringLiteral(".greyscope"), tr("Studies"));
    if (!path.isEmpty()) {
        saveTo(path);
    }
}

void StudySaver::saveCopyWithData() {
    const auto look = [study = m_store.study(), history = m_store.history()](base::Progress& progress) {
        return dataFilesOf(study, history, progress);
    };
    m_copies.add({tr("Checking the files of the study"), [look] { return look; },
                  [this, study = m_store.study(), history = m_store.history()](const std::vector<DataFile>& files) {
                      askForFiles(study, history, files);
                  }});
}

void StudySaver::askForFiles(const Study& study, const History& history, const std::vector<DataFile>& files) {
    if (files.empty()) {
        writeCopy(study, history, {});
        return;
    }
    auto* dialog = new CopyFilesDialog(files, m_window);
    connect(dialog, &QDialog::accepted, this,
            [this, dialog, study, history] { writeCopy(study, history, dialog->chosen()); });
    dialog->open();
}

void StudySaver::writeCopy(const Study& study, const History& history, const std::set<std::string>& packed) {
    const QString path = askForPath(tr("Save a copy with data"), QStringLiteral(".zip"), tr("Archives"));
    if (path.isEmpty()) {
        return;
    }
    if (const auto good = checkOutput(study, path); !good) {
        emit failed(errorMessage(good.error()), errorRemedy(good.error()));
        return;
    }
    const auto work = [study, history, packed, path](base::Progress& progress) {
        return writeStudyArchive(study, history, packed, path, progress).map([] { return std::vector<DataFile>(); });
    };
    m_copies.add(
        {tr("Writing %1").arg(QFileInfo(path).fileName()), [work] { return work; }, [](const auto& /*files*/) {}});
}

bool StudySaver::saveTo(const QString& path) {
    const auto written =
        checkSave(m_store.study(), path).and_then([&] { return writeStudy(m_store.study(), path, m_store.history()); });
    if (!written) {
        emit failed(errorMessage(written.error()), errorRemedy(written.error()));
        return false;
    }
    m_store.markSaved(path.toStdString());
    markSeen();
    m_recent.add(path);
    return true;
}

}  // namespace greyscope::app
