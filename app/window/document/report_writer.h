#pragma once

#include <QMainWindow>
#include <QProcess>
#include <QSettings>

#include "app/window/document/study_document.h"

namespace greyscope::app {

/// Writes the study that is open as one document, by the program's own command: the window stays free, and the command
/// gives the same bytes.
class ReportWriter : public QObject {
    Q_OBJECT

public:
    ReportWriter(QMainWindow& window, const StudyStore& store, StudyDocument& document, QSettings& settings);
    /// Asks where to. A study that has no file, or another than it is, is to be saved first.
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
