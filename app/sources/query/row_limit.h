#pragma once

#include <chrono>
#include <cstdint>

struct sqlite3;

namespace greyscope::app {

/// Stops an SQLite statement that returns no row for too long; a query from somebody else may search endlessly. Used in
/// the connection's thread, with the lifetime of the connection.
class RowLimit {
public:
    RowLimit(sqlite3* handle, std::chrono::seconds most);
    RowLimit(const RowLimit&) = delete;
    RowLimit& operator=(const RowLimit&) = delete;

    /// Restarts the time: a statement begins, or a row has arrived.
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
    std::uint64_t m_seen = 0;                       ///< rows at the last check
    std::chrono::steady_clock::time_point m_since;  ///< time since when there have been that many rows
    bool m_passed = false;
};

}  // namespace greyscope::app
