#pragma once

#include <QSqlQuery>

#include <mutex>

namespace greyscope::app {

/// The statement that the ODBC driver is executing, so that another thread can cancel it, which Qt does not support.
class OdbcStatement {
public:
    /// Cancels the execution at the driver and the server; does nothing if none is running. Callable from any thread.
    void cancel();

    /// While an object of this class exists, the driver executes a prepared query.
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

    std::mutex m_lock;         ///< keeps the handle valid while it is being cancelled
    void* m_handle = nullptr;  ///< HSTMT
};

/// Whether Qt prepares the text unchanged: it treats a word after a colon as a placeholder.
[[nodiscard]] bool isPreparedAsItStands(const QString& sql);

}  // namespace greyscope::app
