#include "core/io/tools/rados_reader.h"

#include <algorithm>
#include <array>
#include <optional>
#include <vector>

#include "core/base/text.h"
#include "core/data/columns/cell_text.h"
#include "core/io/text/known_text.h"
#include "core/io/tools/text_cursor.h"
#include "core/io/tools/tool_table.h"

namespace greyscope::io {

using data::Role;

namespace {

constexpr std::string_view radosProgram = "rados";
constexpr std::string_view radosHeading = "sec Cur ops";

/// "sec Cur ops   started  finished  avg MB/s  cur MB/s last lat(s)  avg lat(s)": its MB are MiB.
const std::vector<ToolColumn>& radosColumns() {
    static const std::vector<ToolColumn> columns{{"time", Role::factor, "s"},
                                                 {"in_flight", Role::description},
                                                 {"started", Role::description},
                                                 {"finished", Role::description},
                                                 {"bandwidth_average", Role::description, "MiB/s", "MB/s"},
                                                 {"bandwidth", Role::metric, "MiB/s", "MB/s"},
                                                 {"latency", Role::metric, "s"},
                                                 {"latency_average", Role::description, "s"}};
    return columns;
}

class RadosReading {
public:
    RadosReading(ToolLines& lines, const ReadOptions& options)
        : m_lines(lines), m_table(std::string(radosProgram), options) {
        for (const ToolColumn& column : radosColumns()) {
            m_columns.push_back(m_table.add(column));
        }
    }

    base::Expected<Imported> run(const std::string& path) {
        while (m_lines.next()) {
            if (!readSecond(m_lines.text()) && !readTotal(base::trimmed(m_lines.text()))) {
                m_table.skipOther(m_lines);
            }
        }
        m_table.countRepeats();
        return m_table.finish(m_lines, path);
    }

private:
    /// Reads eight numbers; "-" until the first operation has ended.
    bool readSecond(std::string_view text) {
        std::vector<std::optional<double>> numbers;
        TextCursor words(text);
        for (std::string_view word = words.word(); !word.empty(); word = words.word()) {
            numbers.push_back(data::numberIn(word));
            if (!numbers.back() && word != "-") {
                return false;
            }
        }
        if (numbers.size() != m_columns.size() || !numbers.front()) {
            return false;
        }
        m_table.beginRow(m_lines.number());
        for (std::size_t c = 0; c < m_columns.size(); ++c) {
            if (numbers[c]) {
                m_table.set(m_columns[c], *numbers[c]);
            }
        }
        m_table.endRow();
        return true;
    }

    /// "Bandwidth (MB/sec):     281.199"
    bool readTotal(std::string_view text) {
        constexpr std::array<std::string_view, 7> names{"Total ",  "Bandwidth ", "Average ", "Stddev ",
                                                        "Object ", "Write size", "Read size"};
        const std::size_t colon = text.find(':');
        const bool known = std::ranges::any_of(names, [&](std::string_view name) { return text.starts_with(name); });
        const std::string_view value = colon == std::string_view::npos ? "" : base::trimmed(text.substr(colon + 1));
        if (!known || !data::numberIn(value)) {
            return false;
        }
        m_table.note(text.substr(0, colon), value);
        m_table.join();
        return true;
    }

    ToolLines& m_lines;
    ToolTable m_table;
    std::vector<std::size_t> m_columns;  ///< columns of radosColumns()
};

}  // namespace

double sniffRados(std::string_view firstBytes) {
    return hasLineOf(radosProgram, radosHeading, firstBytes) ? 0.9 : 0.0;
}

base::Expected<Imported> readRados(TextSource& source, const std::string& path, const ReadOptions& options,
                                   base::Progress& progress) {
    ToolLines lines(source, options, progress);
    return RadosReading(lines, options).run(path);
}

}  // namespace greyscope::io
