#pragma once

#include <algorithm>
#include <cstddef>
#include <initializer_list>
#include <vector>

namespace greyscope::data {

/// Source line of each row, stored as runs of rows on consecutive lines; most tables are a single run.
class SourceLines {
public:
    SourceLines() = default;
    SourceLines(std::initializer_list<std::size_t> lines) {
        for (const std::size_t line : lines) {
            add(line);
        }
    }

    /// Appends the line of the next row, from 1; it must be greater than the previous row's line in the same file.
    void add(std::size_t line) {
        if (line != m_next || m_runs.empty()) {
            m_runs.push_back({m_size, line});
        }
        m_next = line + 1;
        ++m_size;
    }
    /// Appends `rows` consecutive lines that start at `first`.
    void add(std::size_t first, std::size_t rows) {
        if (rows > 0) {
            add(first);
            m_next += rows - 1;
            m_size += rows - 1;
        }
    }
    /// Marks the rows as coming from several files, where a line number alone is ambiguous.
    void setSeveralFiles(bool several) { m_several = several; }
    [[nodiscard]] bool severalFiles() const { return m_several; }
    /// Number of rows.
    [[nodiscard]] std::size_t size() const { return m_size; }
    /// Line of a row; 0 past the end or if the rows come from several files.
    [[nodiscard]] std::size_t at(std::size_t row) const { return m_several ? 0 : inOwnFile(row); }
    /// Line of a row in its own file; 0 past the end.
    [[nodiscard]] std::size_t inOwnFile(std::size_t row) const {
        if (row >= m_size) {
            return 0;
        }
        const auto behind = std::upper_bound(m_runs.begin(), m_runs.end(), row,
                                             [](std::size_t wanted, const Run& run) { return wanted < run.row; });
        return behind[-1].line + (row - behind[-1].row);
    }

private:
    struct Run {
        std::size_t row = 0;
        std::size_t line = 0;
    };
    std::vector<Run> m_runs;
    std::size_t m_size = 0;
    bool m_several = false;
    std::size_t m_next = 0;  ///< the line that continues the last run
};

}  // namespace greyscope::data
