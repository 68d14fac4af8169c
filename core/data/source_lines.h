#pragma once

#include <algorithm>
#include <cstddef>
#include <initializer_list>
#include <vector>

namespace greyscope::data {

/// The line of the source file that each row came from, told by the runs of rows on consecutive lines: most tables are
/// one.
class SourceLines {
public:
    SourceLines() = default;
    SourceLines(std::initializer_list<std::size_t> lines) {
        for (const std::size_t line : lines) {
            add(line);
        }
    }

    /// The line of the next row, from 1; greater than that of the row before in its file.
    void add(std::size_t line) {
        if (line != m_next || m_runs.empty()) {
            m_runs.push_back({m_size, line});
        }
        m_next = line + 1;
        ++m_size;
    }
    /// The lines of the next rows, one after the other from this one.
    void add(std::size_t first, std::size_t rows) {
        if (rows > 0) {
            add(first);
            m_next += rows - 1;
            m_size += rows - 1;
        }
    }
    /// The rows are of several files: a line alone tells none of them.
    void setSeveralFiles(bool several) { m_several = several; }
    [[nodiscard]] bool severalFiles() const { return m_several; }
    /// Rows.
    [[nodiscard]] std::size_t size() const { return m_size; }
    /// The line of a row; 0 past the end, and where the rows are of several files.
    [[nodiscard]] std::size_t at(std::size_t row) const { return m_several ? 0 : inOwnFile(row); }
    /// The line of a row in the file that it is of; 0 past the end.
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
