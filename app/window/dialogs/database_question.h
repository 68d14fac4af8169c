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

/// Asks the user what to fetch from a database, and for approval of its server and a password if needed.
class DatabaseQuestion : public QObject {
    Q_OBJECT

public:
    DatabaseQuestion(const StudyStore& store, QSettings& settings, QWidget* window);

    /// Asks for a query of this database; without one, of the study's database, if there is one.
    void ask(const std::optional<DatabaseSource>& source = std::nullopt);
    /// Returns whether a path is a database whose table must be chosen first. It then asks for the table, or emits the
    /// only one.
    [[nodiscard]] bool choosesTable(const QString& path);
    /// Handles a server that is not approved or refuses the password: asks the user, and calls `again` when that is
    /// settled, or `refused` if the user gives no password. Returns false for any other error.
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
    QString m_database;  ///< database whose tables are being listed
};

}  // namespace greyscope::app
