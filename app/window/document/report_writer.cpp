#include "app/window/document/report_writer.h"

#include <QCoreApplication>
#include <QDir>
#include <QFileInfo>

#include "app/export/output_question.h"
#include "app/study/choices/defaults.h"
#include "widgets/common/language.h"
#include "widgets/present/words/visible_text.h"

namespace greyscope::app {

ReportWriter::ReportWriter(QMainWindow& window, const StudyStore& store, StudyDocument& document, QSettings& settings)
    : m_window(window), m_store(store), m_document(document), m_settings(settings) {}

void ReportWriter::ask() {
    if (m_process.state() != QProcess::NotRunning) {
        emit told(tr("A report is already being written."));
        return;
    }
    const QString study = QString::fromStdString(m_store.study().path);
    if (study.isEmpty() || m_document.saver().unsaved()) {
        emit told(tr("Save the study first: the report is made from the file."));
        return;
    }
    const QString folder = startFolder(m_settings, QStringLiteral("report/folder"));
    const QString name = QFileInfo(study).completeBaseName() + QStringLiteral(".html");
    const QStringList filters{tr("HTML in one file (*.html)"), tr("PDF (*.pdf)")};
    askForOutput(&m_window, {tr("Write a report"), QDir(folder).filePath(name), filters}, m_store,
                 [this](const QString& path) {
                     write(path);
                     return base::Expected<void>();
                 });
}

void ReportWriter::write(const QString& path) {
    m_settings.setValue(QStringLiteral("report/folder"), QFileInfo(path).absolutePath());
    m_process.disconnect(this);
    connect(&m_process, &QProcess::finished, this, [this, path] { finish(path); });
    connect(&m_process, &QProcess::errorOccurred, this, [this](QProcess::ProcessError error) {
        if (error == QProcess::FailedToStart) {
            emit told(tr("The report was not written: %1").arg(m_process.errorString()));
        }
    });
    emit told(tr("Writing the report…"));
    m_process.start(QCoreApplication::applicationFilePath(),
                    {QStringLiteral("report"), QString::fromStdString(m_store.study().path), QStringLiteral("--out"),
                     path, QStringLiteral("--language"), widgets::languageInUse()});
}

void ReportWriter::finish(const QString& path) {
    if (m_process.exitStatus() == QProcess::NormalExit && m_process.exitCode() == 0) {
        emit told(tr("Wrote %1").arg(path));
        return;
    }
    const QString why = widgets::visibleText(QString::fromUtf8(m_process.readAllStandardError()).simplified());
    emit told(tr("The report was not written: %1").arg(why));
}

}  // namespace greyscope::app
