#pragma once

#include <QMainWindow>
#include <QProcess>
#include <QSettings>

#include "app/window/document/study_document.h"

namespace greyscope::app {

/// Writes the open study as a document, by running the program's report command: the window stays responsive, and the
/// command line gives identical bytes.
class ReportWriter : public QObject {
    Q_OBJECT

public:
    ReportWriter(QMainWindow& window, const StudyStore& store, StudyDocument& document, QSettings& settings);
    /// Asks for the file to write. A study without a file, or with unsaved changes, must be saved first.
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
