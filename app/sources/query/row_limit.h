#pragma once

#include <chrono>
#include <cstdint>

struct sqlite3;

namespace greyscope::app {

/// Stops a statement of SQLite that gives no row for too long: a query of somebody else's may look for one without an
/// end. Of the connection's own thread; lives as long as the connection.
class RowLimit {
public:
    RowLimit(sqlite3* handle, std::chrono::seconds most);
    RowLimit(const RowLimit&) = delete;
    RowLimit& operator=(const RowLimit&) = delete;

    /// A statement begins, or a row has come.
    void restart() {
        ++m_rows;
        m_passed = false;
    }
    /// Whether the last statement was stopped.
    [[nodiscard]] bool passed() const { return m_passed; }
    [[nodiscard]] std::chrono::seconds most() const { return m_most; }

private:
    [[nodiscard]] bool look();

    std::chrono::seconds m_most;
    std::uint64_t m_rows = 0;
    std::uint64_t m_seen = 0;                       ///< rows at the last look
    std::chrono::steady_clock::time_point m_since;  ///< that there were as many
    bool m_passed = false;
};

}  // namespace greyscope::app
