#include "app/sources/query/row_limit.h"

#include <sqlite3.h>

namespace greyscope::app {

using Clock = std::chrono::steady_clock;

RowLimit::RowLimit(sqlite3* handle, std::chrono::seconds most) : m_most(most), m_since(Clock::now()) {
    constexpr int kSteps = 100'000;  // of SQLite's machine: a few milliseconds
    sqlite3_progress_handler(
        handle, kSteps, [](void* limit) { return static_cast<RowLimit*>(limit)->look() ? 1 : 0; }, this);
}

bool RowLimit::look() {
    const Clock::time_point now = Clock::now();
    if (m_rows != m_seen) {
        m_seen = m_rows;
        m_since = now;
    }
    m_passed = now - m_since > m_most;
    return m_passed;
}

}  // namespace greyscope::app
