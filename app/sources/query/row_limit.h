#pragma once

#include <chrono>
#include <cstdint>

struct sqlite3;

namespace greyscope::app {

/// Stops an SQLite statement that has returned no row for too long, because a query from another person may search
/// endlessly. It is used in the thread of the connection and must exist as long as the connection.
class RowLimit {
public:
    RowLimit(sqlite3* handle, std::chrono::seconds most);
    RowLimit(const RowLimit&) = delete;
    RowLimit& operator=(const RowLimit&) = delete;

    /// Restarts the time limit, because a statement begins or a row has arrived.
    void restart() {
        ++m_rows;
        m_passed = false;
    }
    /// Whether the latest statement exceeded the time limit and was stopped.
    [[nodiscard]] bool passed() const { return m_passed; }
    [[nodiscard]] std::chrono::seconds most() const { return m_most; }

private:
    [[nodiscard]] bool look();

    std::chrono::seconds m_most;
    std::uint64_t m_rows = 0;
    std::uint64_t m_seen = 0;                       ///< number of rows at the last check
    std::chrono::steady_clock::time_point m_since;  ///< time since which the number of rows has not changed
    bool m_passed = false;
};

}  // namespace greyscope::app
