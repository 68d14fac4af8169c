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

/// Cancels a database statement if the progress is cancelled. It calls `cancel` from another thread, repeatedly until
/// the watch is destroyed, because a statement may be just about to begin.
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
    std::thread m_thread;  ///< must be the last member, because the thread uses the others
};

/// A table or view of a database.
struct DatabaseTable {
    std::string schema;
    std::string name;
    double rows = -1.0;    ///< estimated number of rows; negative if not known
    bool isUsual = false;  ///< whether the name of the table is valid without its schema
    bool operator==(const DatabaseTable&) const = default;
    /// Returns the name of the table as URLs contain it, with the schema if it is needed.
    [[nodiscard]] std::string shownName() const { return isUsual ? name : schema + "." + name; }
};

/// A read-only connection to a database with one transaction. It must be used in the thread that opened it.
class OpenDatabase {
public:
    /// Opens a connection. Once `progress` is cancelled, the server stops its work if the database has a command for
    /// that; `progress` must outlive the connection. Errors: fileNotFound, fileEmpty; fileNotReadable with a reason of
    /// database_faults.h, such as kNotApproved if the user has not approved the server (server_access.h).
    [[nodiscard]] static base::Expected<std::unique_ptr<OpenDatabase>> open(const DatabaseConnection& connection,
                                                                            base::Progress& progress);
    ~OpenDatabase();
    OpenDatabase(const OpenDatabase&) = delete;
    OpenDatabase& operator=(const OpenDatabase&) = delete;

    [[nodiscard]] const Dialect& dialect() const { return *m_dialect; }
    [[nodiscard]] const Quotes& quotes() const { return m_quotes; }
    [[nodiscard]] const DatabaseConnection& connection() const { return m_connection; }
    /// Returns the tables and views that the user may read; those of the default schema come first.
    [[nodiscard]] base::Expected<std::vector<DatabaseTable>> tables(base::Progress& progress);
    /// Returns an estimate of the number of rows of a table without counting them; negative if the database has none.
    [[nodiscard]] double aboutRows(const DatabaseTable& table, base::Progress& progress);

    /// Runs a query and returns its result, which can be read only once and only forwards. Errors: fileNotReadable,
    /// cancelled.
    [[nodiscard]] base::Expected<QSqlQuery> run(const QueryText& text, base::Progress& progress);
    /// Runs a statement that has no bound values, and returns its result, which can be read only once and only
    /// forwards. Errors: fileNotReadable, cancelled.
    [[nodiscard]] base::Expected<QSqlQuery> run(const std::string& sql, base::Progress& progress);
    /// Moves to the next row of a result. Returns false after the last row. Errors: those of run().
    [[nodiscard]] base::Expected<bool> next(QSqlQuery& query, base::Progress& progress);
    /// Closes a result; rows that have not been read are dropped.
    void drop(QSqlQuery& query);
    /// Returns a value as an SQL literal. EXPLAIN needs it, because in some databases it does not accept bound values.
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
    std::shared_ptr<OdbcStatement> m_odbc;  ///< the ODBC connection; null for other drivers
    std::unique_ptr<RowLimit> m_limit;      ///< limits the time for each row; null for drivers other than SQLite's
    std::unique_ptr<StatementWatch> m_watch;
};

}  // namespace greyscope::app
