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

/// Calls `cancel` from another thread once the progress is cancelled, again and again until this ends: a statement may
/// just be about to begin.
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
    std::thread m_thread;  ///< last: it uses the others
};

/// A table or view of a database.
struct DatabaseTable {
    std::string schema;
    std::string name;
    double rows = -1.0;    ///< about as many; below 0: not known
    bool isUsual = false;  ///< its schema need not be said
    bool operator==(const DatabaseTable&) const = default;
    /// As URLs name it.
    [[nodiscard]] std::string shownName() const { return isUsual ? name : schema + "." + name; }
};

/// A connection that only reads, in one transaction, for the thread that opened it.
class OpenDatabase {
public:
    /// Errors: fileNotFound, fileEmpty; fileNotReadable with one of database_faults.h, kNotApproved where the server
    /// may not be asked (server_access.h).
    /// Once `progress`, which stays, is cancelled, the server stops what it does, where there is a way to tell it.
    [[nodiscard]] static base::Expected<std::unique_ptr<OpenDatabase>> open(const DatabaseConnection& connection,
                                                                            base::Progress& progress);
    ~OpenDatabase();
    OpenDatabase(const OpenDatabase&) = delete;
    OpenDatabase& operator=(const OpenDatabase&) = delete;

    [[nodiscard]] const Dialect& dialect() const { return *m_dialect; }
    [[nodiscard]] const Quotes& quotes() const { return m_quotes; }
    [[nodiscard]] const DatabaseConnection& connection() const { return m_connection; }
    /// Tables and views that may be read; those of the usual schema first.
    [[nodiscard]] base::Expected<std::vector<DatabaseTable>> tables(base::Progress& progress);
    /// Rows of a table without counting them, where the database knows; below 0: it does not.
    [[nodiscard]] double aboutRows(const DatabaseTable& table, base::Progress& progress);

    /// A result that is on its way, read forward once. Errors: fileNotReadable, cancelled.
    [[nodiscard]] base::Expected<QSqlQuery> run(const QueryText& text, base::Progress& progress);
    /// The same of a statement without values.
    [[nodiscard]] base::Expected<QSqlQuery> run(const std::string& sql, base::Progress& progress);
    /// The next row; false behind the last. Errors as of run().
    [[nodiscard]] base::Expected<bool> next(QSqlQuery& query, base::Progress& progress);
    /// Ends a result, rows of it that nobody has read included.
    void drop(QSqlQuery& query);
    /// A value as text of SQL: for EXPLAIN, which takes no bound ones everywhere.
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
    std::shared_ptr<OdbcStatement> m_odbc;  ///< null of other drivers
    std::unique_ptr<RowLimit> m_limit;      ///< null of other drivers than that of SQLite
    std::unique_ptr<StatementWatch> m_watch;
};

}  // namespace greyscope::app
