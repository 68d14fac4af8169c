#pragma once

#include <QSqlDatabase>
#include <QSqlError>
#include <QSqlQuery>
#include <QString>

#include <chrono>
#include <condition_variable>
#include <functional>
#include <memory>
#include <mutex>
#include <string>
#include <thread>
#include <utility>
#include <vector>

#include "app/sources/database_source.h"
#include "app/sources/dialect.h"
#include "app/sources/odbc/odbc_statement.h"
#include "app/sources/query/query_text.h"
#include "app/sources/query/row_limit.h"
#include "core/base/error.h"
#include "core/base/progress.h"

namespace greyscope::app {

/// Calls `cancel` from another thread once the progress is cancelled, and repeats it until the watch is destroyed,
/// because a statement may be just about to begin.
class StatementWatch {
public:
    StatementWatch(const base::Progress& progress, std::function<void()> cancel)
        : m_thread([this, &progress, cancel = std::move(cancel)] { watch(progress, cancel); }) {}
    ~StatementWatch() {
        {
            const std::lock_guard guard(m_lock);
            m_ended = true;
        }
        m_wake.notify_all();
        m_thread.join();
    }
    StatementWatch(const StatementWatch&) = delete;
    StatementWatch& operator=(const StatementWatch&) = delete;

private:
    void watch(const base::Progress& progress, const std::function<void()>& cancel) {
        std::unique_lock lock(m_lock);
        std::chrono::milliseconds pause(40);
        while (!m_wake.wait_for(lock, pause, [this] { return m_ended; })) {
            if (progress.cancelled()) {
                lock.unlock();
                cancel();
                lock.lock();
                pause = std::chrono::milliseconds(500);
            }
        }
    }

    std::mutex m_lock;
    std::condition_variable m_wake;
    bool m_ended = false;
    std::thread m_thread;  ///< last member: it uses the others
};

/// A table or view of a database.
struct DatabaseTable {
    std::string schema;
    std::string name;
    double rows = -1.0;    ///< approximate number of rows; negative: not known
    bool isUsual = false;  ///< the schema can be omitted from its name
    bool operator==(const DatabaseTable&) const = default;
    /// Returns the name as URLs spell it.
    [[nodiscard]] std::string shownName() const { return isUsual ? name : schema + "." + name; }
};

/// A read-only connection with one transaction, for the thread that opened it.
class OpenDatabase {
public:
    /// Opens a connection. Errors: fileNotFound, fileEmpty; fileNotReadable with one of database_faults.h, kNotApproved
    /// if the server has not been approved (server_access.h). `progress` must outlive the connection. Once it is
    /// cancelled, the server stops its work if the database has a command for that.
    [[nodiscard]] static base::Expected<std::unique_ptr<OpenDatabase>> open(const DatabaseConnection& connection,
                                                                            base::Progress& progress);
    ~OpenDatabase();
    OpenDatabase(const OpenDatabase&) = delete;
    OpenDatabase& operator=(const OpenDatabase&) = delete;

    [[nodiscard]] const Dialect& dialect() const { return *m_dialect; }
    [[nodiscard]] const Quotes& quotes() const { return m_quotes; }
    [[nodiscard]] const DatabaseConnection& connection() const { return m_connection; }
    /// Returns the readable tables and views; those of the default schema first.
    [[nodiscard]] base::Expected<std::vector<DatabaseTable>> tables(base::Progress& progress);
    /// Returns an estimate of a table's number of rows, without counting; negative if the database has none.
    [[nodiscard]] double aboutRows(const DatabaseTable& table, base::Progress& progress);

    /// Runs a query and returns its result, which can be read once, forwards. Errors: fileNotReadable, cancelled.
    [[nodiscard]] base::Expected<QSqlQuery> run(const QueryText& text, base::Progress& progress);
    /// Runs a statement without bound values.
    [[nodiscard]] base::Expected<QSqlQuery> run(const std::string& sql, base::Progress& progress);
    /// Moves to the next row; returns false after the last one. Errors: those of run().
    [[nodiscard]] base::Expected<bool> next(QSqlQuery& query, base::Progress& progress);
    /// Closes a result, including rows that have not been read.
    void drop(QSqlQuery& query);
    /// Returns a value as an SQL literal, for EXPLAIN, which does not accept bound values in every database.
    [[nodiscard]] std::string literal(const QueryText::Value& value) const;

private:
    explicit OpenDatabase(const DatabaseConnection& connection);
    base::Expected<void> connect();
    void speak();
    base::Expected<void> begin();
    void endTransaction();
    [[nodiscard]] base::Error queryError(const QSqlError& error);
    void rowAwaited();
    [[nodiscard]] std::function<void()> canceller();

    DatabaseConnection m_connection;
    const Dialect* m_dialect;
    Quotes m_quotes;
    QString m_name;
    QSqlDatabase m_database;
    QString m_session;
    bool m_inTransaction = false;
    std::shared_ptr<OdbcStatement> m_odbc;  ///< null for other drivers
    std::unique_ptr<RowLimit> m_limit;      ///< null for drivers other than SQLite's
    std::unique_ptr<StatementWatch> m_watch;
};

}  // namespace greyscope::app
