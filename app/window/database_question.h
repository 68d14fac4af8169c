#pragma once

#include <QObject>

#include <optional>
#include <vector>

#include "app/run/job.h"
#include "app/sources/database_reader.h"
#include "app/study/study_store.h"

class QWidget;

namespace greyscope::app {

/// Asks what to fetch of a database.
class DatabaseQuestion : public QObject {
    Q_OBJECT

public:
    DatabaseQuestion(const StudyStore& store, QWidget* window);

    /// Of this one; without, of that of the study, if there is one.
    void ask(const std::optional<DatabaseSource>& source = std::nullopt);
    /// Whether a path is a database of which a table has to be chosen: then it is asked for, or the only one is told.
    [[nodiscard]] bool choosesTable(const QString& path);

signals:
    void chosen(const QString& url);
    void chosenToAdd(const QString& url);

private:
    void offerTables();

    const StudyStore& m_store;
    QWidget* m_window;
    Job<std::vector<DatabaseTable>> m_tables;
    QString m_database;  ///< whose tables are looked for
};

}  // namespace greyscope::app
