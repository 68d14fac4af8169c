#include "core/io/tools/load/stress_ng_reader.h"

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

constexpr std::string_view kPrefix = "stress-ng:";
constexpr std::string_view kHeading = "bogo ops real time";

/// Reads lines such as "stress-ng: metrc: [1234] cpu   8766   10.00   39.94   0.01   876.52   219.42". Later versions
/// add the share of a processor and the largest memory.
class StressNgReading {
public:
    StressNgReading(ToolLines& lines, const ReadOptions& options)
        : m_lines(lines), m_table(std::string(stressNgFormat), options) {
        m_stressor = m_table.add({"stressor", Role::key, {}, {}, false});
        const std::array<ToolColumn, 8> columns{{{"bogo_ops", Role::description},
                                                 {"real_time", Role::description, "s"},
                                                 {"user_time", Role::description, "s"},
                                                 {"system_time", Role::description, "s"},
                                                 {"rate", Role::metric, "ops/s"},
                                                 {"rate_of_cpu_time", Role::metric, "ops/s"},
                                                 {"cpu_per_instance", Role::description, "%"},
                                                 {"memory_max", Role::description, "KiB"}}};
        for (const ToolColumn& column : columns) {
            m_columns.push_back(m_table.add(column));
        }
    }

    base::Expected<Imported> run(const std::string& path) {
        while (m_lines.next()) {
            const std::string_view text = base::trimmed(m_lines.text());
            m_afterHeading |= text.find(kHeading) != std::string_view::npos;
            if (!(m_afterHeading && readRow(text))) {
                m_table.skipOther(m_lines);
            }
        }
        m_table.countRepeats();
        return m_table.finish(m_lines, path);
    }

private:
    bool readRow(std::string_view text) {
        constexpr std::size_t kFewest = 6;
        const std::size_t bracket = text.find(']');
        if (!text.starts_with(kPrefix) || bracket == std::string_view::npos) {
            return false;
        }
        TextCursor cursor(text.substr(bracket + 1));
        const std::string_view stressor = cursor.word();
        std::vector<double> numbers;
        while (!cursor.atEnd() && numbers.size() < m_columns.size()) {
            const auto number = data::numberIn(cursor.word());
            if (!number) {
                return false;
            }
            numbers.push_back(*number);
            cursor.skipBlanks();
        }
        if (stressor.empty() || numbers.size() < kFewest) {
            return false;
        }
        m_table.beginRow(m_lines.number());
        m_table.set(m_stressor, stressor);
        for (std::size_t n = 0; n < numbers.size(); ++n) {
            m_table.set(m_columns[n], numbers[n]);
        }
        m_table.endRow();
        return true;
    }

    ToolLines& m_lines;
    ToolTable m_table;
    std::size_t m_stressor;
    std::vector<std::size_t> m_columns;  ///< of the numbers of a line, in their order
    bool m_afterHeading = false;
};

}  // namespace

double sniffStressNg(std::string_view firstBytes) {
    return hasLineOf(stressNgFormat, kHeading, firstBytes) ? 0.9 : 0.0;
}

base::Expected<Imported> readStressNg(TextSource& source, const std::string& path, const ReadOptions& options,
                                      base::Progress& progress) {
    ToolLines lines(source, options, progress);
    return StressNgReading(lines, options).run(path);
}

}  // namespace greyscope::io
