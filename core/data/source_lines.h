#pragma once

#include <algorithm>
#include <cstddef>
#include <initializer_list>
#include <vector>

namespace greyscope::data {

/// The line of each row in its source file. Rows on consecutive lines are stored together, so that most tables need a
/// single entry.
class SourceLines {
public:
    SourceLines() = default;
    SourceLines(std::initializer_list<std::size_t> lines) {
        for (const std::size_t line : lines) {
            add(line);
        }
    }

    /// Appends the line of the next row, from 1. It must be greater than the line of the previous row from the same
    /// file.
    void add(std::size_t line) {
        if (line != m_next || m_runs.empty()) {
            m_runs.push_back({m_size, line});
        }
        m_next = line + 1;
        ++m_size;
    }
    /// Appends the lines of `rows` further rows, which are on consecutive lines from `first` on.
    void add(std::size_t first, std::size_t rows) {
        if (rows > 0) {
            add(first);
            m_next += rows - 1;
            m_size += rows - 1;
        }
    }
    /// Sets whether the rows come from several files, so that a line number alone is ambiguous; at() then returns 0.
    void setSeveralFiles(bool several) { m_several = several; }
    [[nodiscard]] bool severalFiles() const { return m_several; }
    /// Number of rows.
    [[nodiscard]] std::size_t size() const { return m_size; }
    /// Line of a row; 0 if there is no such row or the rows come from several files.
    [[nodiscard]] std::size_t at(std::size_t row) const { return m_several ? 0 : inOwnFile(row); }
    /// Line of a row in the file that it comes from; 0 if there is no such row.
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
    std::size_t m_next = 0;  ///< line of the next row if it is consecutive
};

}  // namespace greyscope::data
