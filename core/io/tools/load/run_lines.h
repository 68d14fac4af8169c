#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "core/base/error.h"
#include "core/io/text/tool_lines.h"
#include "core/io/tools/tool_table.h"

namespace greyscope::io {

/// A result in a line with a label: "number of clients: 8", "Requests per second: 8130.08 [#/sec] (mean)".
struct LabelledNumber {
    std::string_view label;  ///< beginning of the line
    ToolColumn column;
    double factor = 1.0;            ///< converts the printed number to the unit of the column
    std::string_view without = {};  /// a line that contains this text is another result
};

/// Builds a table with one row per run from the reports of a program, in which each result has a line with a label.
class RunLines {
public:
    /// `numbers` must outlive the object.
    RunLines(const ToolLines& lines, std::string_view program, const ReadOptions& options,
             const std::vector<LabelledNumber>& numbers);

    [[nodiscard]] ToolTable& table() { return m_table; }
    [[nodiscard]] bool isInRun() const { return m_inRun; }
    /// Ends the current run and begins the next one at the current line.
    void begin();
    /// The current line belongs to the row of the current run; begins a run if there is none.
    void use();
    /// Uses the line if it has one of the labels and a number.
    [[nodiscard]] bool read(std::string_view line);
    /// Uses the line for this cell.
    template <class Cell>
    void set(std::size_t column, Cell cell) {
        use();
        m_table.set(column, cell);
    }
    /// Ends the last run and returns the table.
    [[nodiscard]] base::Expected<Imported> finish(const std::string& path);

private:
    void end();

    const ToolLines& m_lines;
    ToolTable m_table;
    const std::vector<LabelledNumber>& m_numbers;
    std::vector<std::size_t> m_columns;  ///< of m_numbers
    bool m_inRun = false;
};

}  // namespace greyscope::io
