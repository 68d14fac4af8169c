#pragma once

#include <QMainWindow>
#include <QProcess>
#include <QSettings>

#include "app/window/document/study_document.h"

namespace greyscope::app {

/// Writes a report on the open study, by running the report command of the program in another process. The window stays
/// responsive, and the command line gives identical bytes.
class ReportWriter : public QObject {
    Q_OBJECT

public:
    ReportWriter(QMainWindow& window, const StudyStore& store, StudyDocument& document, QSettings& settings);
    /// Asks for the file of the report and writes it. A study without a file, or with unsaved changes, must be saved
    /// first.
    void ask();

signals:
    void told(const QString& message);

private:
    void write(const QString& path);
    void finish(const QString& path);

    QMainWindow& m_window;
    const StudyStore& m_store;
    StudyDocument& m_document;
    QSettings& m_settings;
    QProcess m_process;
};

}  // namespace greyscope::app
