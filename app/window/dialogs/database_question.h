#pragma once

#include <QObject>
#include <QSettings>

#include <functional>
#include <optional>
#include <vector>

#include "app/run/job.h"
#include "app/sources/database_reader.h"
#include "app/study/file/study_store.h"

class QWidget;

namespace greyscope::app {

/// Asks what the user wants to fetch from a database. If needed, it also asks for the approval of the server and for a
/// password.
class DatabaseQuestion : public QObject {
    Q_OBJECT

public:
    DatabaseQuestion(const StudyStore& store, QSettings& settings, QWidget* window);

    /// Opens the dialog for a query of the database `source`. Without it, the dialog shows the database of the study,
    /// if there is one.
    void ask(const std::optional<DatabaseSource>& source = std::nullopt);
    /// Returns true if `path` is a database of which a table must be chosen first. In that case it asks for the table,
    /// or emits the only one.
    [[nodiscard]] bool choosesTable(const QString& path);
    /// Handles the error that a server is not approved or has refused the password. It asks the user, and calls `again`
    /// when that is settled, or `refused` if the user gives no password. Returns false for any other error.
    [[nodiscard]] bool letIn(const base::Error& error, const std::function<void()>& again,
                             const std::function<void()>& refused);

signals:
    void chosen(const QString& url);
    void chosenToAdd(const QString& url);

private:
    void offerTables();
    void askToConnect(const base::Error& error, const std::function<void()>& again);

    const StudyStore& m_store;
    QSettings& m_settings;
    QWidget* m_window;
    Job<std::vector<DatabaseTable>> m_tables;
    QString m_database;  ///< path or URL of the database whose tables are being listed
};

}  // namespace greyscope::app
