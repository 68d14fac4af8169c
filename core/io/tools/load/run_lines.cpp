#include "core/io/tools/load/run_lines.h"

#include <optional>

#include "core/data/columns/cell_text.h"
#include "core/io/tools/text_cursor.h"

namespace greyscope::io {

RunLines::RunLines(const ToolLines& lines, std::string_view program, const ReadOptions& options,
                   const std::vector<LabelledNumber>& numbers)
    : m_lines(lines), m_table(std::string(program), options), m_numbers(numbers) {
    for (const LabelledNumber& number : numbers) {
        m_columns.push_back(m_table.add(number.column));
    }
}

void RunLines::begin() {
    end();
    use();
}

void RunLines::use() {
    if (m_inRun) {
        m_table.join();
    } else {
        m_table.beginRow(m_lines.number());
        m_inRun = true;
    }
}

bool RunLines::read(std::string_view line) {
    for (std::size_t n = 0; n < m_columns.size(); ++n) {
        const LabelledNumber& number = m_numbers[n];
        const bool other = !number.without.empty() && line.find(number.without) != std::string_view::npos;
        if (other || !line.starts_with(number.label)) {
            continue;
        }
        // "187877/187877", "0 (0.000%)"
        const auto value = data::numberIn(TextCursor(line.substr(number.label.size())).digits("."));
        if (value) {
            set(m_columns[n], *value * number.factor);
            return true;
        }
    }
    return false;
}

base::Expected<Imported> RunLines::finish(const std::string& path) {
    end();
    m_table.countRepeats();
    return m_table.finish(m_lines, path);
}

void RunLines::end() {
    if (m_inRun) {
        m_table.endRow();
    }
    m_inRun = false;
}

}  // namespace greyscope::io
