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

/// Asks what to fetch of a database, and whether and by which password it is connected to.
class DatabaseQuestion : public QObject {
    Q_OBJECT

public:
    DatabaseQuestion(const StudyStore& store, QSettings& settings, QWidget* window);

    /// Of this one; without, of that of the study, if there is one.
    void ask(const std::optional<DatabaseSource>& source = std::nullopt);
    /// Whether a path is a database of which a table has to be chosen: then it is asked for, or the only one is told.
    [[nodiscard]] bool choosesTable(const QString& path);
    /// Where a server is not approved, or refuses the password: asks somebody, and calls `again` once that is settled,
    /// `refused` where no password is given. False for any other error.
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
    QString m_database;  ///< whose tables are looked for
};

}  // namespace greyscope::app
