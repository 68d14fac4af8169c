#pragma once

#include <QSqlQuery>

#include <mutex>

namespace greyscope::app {

/// Gives access to the statement that the ODBC driver is executing, so that another thread can cancel it, which Qt does
/// not support.
class OdbcStatement {
public:
    /// Cancels the statement at the driver and the server; does nothing if none is running. May be called in any
    /// thread.
    void cancel();

    /// Marks a prepared query as the running statement while the object exists. Create it just before the driver
    /// executes the query.
    class Running {
    public:
        Running(OdbcStatement* statement, const QSqlQuery& query);
        ~Running();
        Running(const Running&) = delete;
        Running& operator=(const Running&) = delete;

    private:
        OdbcStatement* m_statement;
    };

private:
    void set(void* handle);

    std::mutex m_lock;         ///< locked while the statement is being cancelled, so that the handle stays valid
    void* m_handle = nullptr;  ///< handle of the running statement (HSTMT); null if none is running
};

/// Whether Qt passes the SQL unchanged to the driver. Qt replaces a word after a colon, because it treats it as a
/// placeholder.
[[nodiscard]] bool isPreparedAsItStands(const QString& sql);

}  // namespace greyscope::app
