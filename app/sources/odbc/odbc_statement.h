#pragma once

#include <QSqlQuery>

#include <mutex>

namespace greyscope::app {

/// What ODBC's driver works on, so that another thread can tell it to stop: Qt has no way to do so.
class OdbcStatement {
public:
    /// From any thread: the driver gives up what it works on, and tells the server; nothing where it rests.
    void cancel();

    /// While it lives, the driver works on a query that was prepared.
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

    std::mutex m_lock;         ///< the handle stays while it is being cancelled
    void* m_handle = nullptr;  ///< HSTMT
};

/// Whether Qt prepares the text as it stands: a word behind a colon it takes for a value that is to come.
[[nodiscard]] bool isPreparedAsItStands(const QString& sql);

}  // namespace greyscope::app
