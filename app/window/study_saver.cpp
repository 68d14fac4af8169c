#include "app/window/study_saver.h"

#include <QDir>
#include <QFileDialog>

#include "app/study/study_file.h"
#include "app/text/error_text.h"
#include "widgets/common/plain_text.h"
#include "widgets/present/visible_text.h"

namespace greyscope::app {

StudySaver::StudySaver(StudyStore& store, RecentFiles& recent, QWidget* window)
    : QObject(window), m_store(store), m_recent(recent), m_window(window) {}

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
    } else {
        saveTo(path);
    }
}

void StudySaver::saveAs() {
    const QDir folder(m_recent.folder());
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

bool StudySaver::saveTo(const QString& path) {
    const auto written = writeStudy(m_store.study(), path);
    if (!written) {
        emit failed(errorMessage(written.error()), errorRemedy(written.error()));
        return false;
    }
    m_store.markSaved(path.toStdString());
    m_recent.add(path);
    return true;
}

}  // namespace greyscope::app
