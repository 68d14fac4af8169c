#include "core/io/tools/ior/ior_csv.h"

#include <array>
#include <limits>
#include <optional>
#include <string>
#include <vector>

#include "core/base/contains.h"
#include "core/base/lines.h"
#include "core/base/text.h"
#include "core/data/columns/cell_text.h"
#include "core/io/tools/ior/ior_table.h"
#include "core/io/tools/tool_table.h"

namespace greyscope::io {

using data::Role;

namespace {

constexpr std::string_view iorCsvHeading = "access,bw(MiB/s),";
constexpr std::string_view iorRankHeading = "access,rank,";

const std::vector<HeadedColumn>& iorCsvColumns() {
    constexpr double mebibyte = 1.0 / 1048576.0;
    static const std::vector<HeadedColumn> columns{
        {"access", {"operation", Role::key, {}, {}, false}},
        {"numTasks", {"tasks", Role::factor}},
        {"xfer(KiB)", {"transfer_size", Role::factor, "KiB"}},
        {"block(KiB)", {"block_size", Role::factor, "KiB"}},
        {"iter", {"iteration", Role::repetition}},
        {"rank", {"rank", Role::factor}},
        {"bw(MiB/s)", {"bandwidth", Role::metric, "MiB/s"}},
        {"throughput", {"bandwidth", Role::metric, "MiB/s", "B/s"}, mebibyte},
        {"IOPS", {"operation_rate", Role::metric, "IOPS"}},
        {"Latency", {"latency", Role::metric, "s"}},
        {"open(s)", {"open_time", Role::metric, "s"}},
        {"wr/rd(s)", {"transfer_time", Role::metric, "s"}},
        {"close(s)", {"close_time", Role::metric, "s"}},
        {"total(s)", {"total_time", Role::metric, "s"}},
        {"runtime", {"transfer_time", Role::metric, "s"}},
        {"runtime-with-openclose", {"total_time", Role::metric, "s"}},
        {"throughput-withopenclose", {"bandwidth_with_open_close", Role::description, "MiB/s", "B/s"}, mebibyte}};
    return columns;
}

class IorCsv {
public:
    IorCsv(ToolLines& lines, const ReadOptions& options) : m_lines(lines), m_table(std::string(iorProgram), options) {}

    base::Expected<Imported> run(const std::string& path) {
        while (m_lines.next()) {
            const std::string_view line = m_lines.text();
            if (line.starts_with(iorCsvHeading) || line.starts_with(iorRankHeading)) {
                readHeading(line);
            } else {
                readRow(line);
            }
        }
        m_table.countRepeats();
        return m_table.finish(m_lines, path);
    }

private:
    struct Place {
        std::size_t column = 0;
        bool numeric = true;
        double factor = 1.0;
    };

    void readHeading(std::string_view line) {
        m_places.clear();
        base::splitCommas(line, std::numeric_limits<std::size_t>::max(), m_cells);
        for (const std::string_view cell : m_cells) {
            const std::string_view name = base::trimmed(cell);
            const HeadedColumn* const known = columnHeaded(iorCsvColumns(), name);
            if (known == nullptr) {  // a column of a later version
                m_places.push_back({m_table.add({std::string(name), Role::description, {}, {}, false}), false});
            } else {
                m_places.push_back({m_table.add(known->column), known->column.numeric, known->factor});
            }
        }
        m_table.skip(ProblemKind::otherLine, m_lines);
    }

    void readRow(std::string_view line) {
        base::splitCommas(line, std::numeric_limits<std::size_t>::max(), m_cells);
        const bool result = m_cells.size() > 1 && data::numberIn(m_cells[1]).has_value();
        if (m_places.empty() || m_cells.size() != m_places.size() || !result) {
            const bool cut = !m_lines.isWhole() && m_cells.size() > 1;
            cut                  ? m_table.skip(ProblemKind::rowCut, m_lines)
            : m_cells.size() > 2 ? m_table.skip(ProblemKind::lineNotUnderstood, m_lines)
                                 : m_table.skipOther(m_lines);
            return;
        }
        m_table.beginRow(m_lines.number());
        for (std::size_t i = 0; i < m_cells.size(); ++i) {
            if (!m_places[i].numeric) {
                m_table.set(m_places[i].column, base::trimmed(m_cells[i]));
            } else if (const auto number = data::numberIn(base::trimmed(m_cells[i]))) {
                m_table.set(m_places[i].column, *number * m_places[i].factor);
            }
        }
        m_table.endRow();
    }

    ToolLines& m_lines;
    ToolTable m_table;
    std::vector<Place> m_places;
    std::vector<std::string_view> m_cells;
};

}  // namespace

double sniffIorCsv(std::string_view firstBytes) {
    const auto begins = [&](std::string_view heading) {
        const std::size_t at = firstBytes.find(heading);
        return at != std::string_view::npos &&
               (at == 0 || firstBytes[at - 1] == '\n' || firstBytes[at - 1] == '\r' || firstBytes[at - 1] == '\xbf');
    };
    return begins(iorCsvHeading) || begins(iorRankHeading) ? 0.96 : 0.0;
}

base::Expected<Imported> readIorCsv(TextSource& source, const std::string& path, const ReadOptions& options,
                                    base::Progress& progress) {
    ToolLines lines(source, options, progress);
    return IorCsv(lines, options).run(path);
}

}  // namespace greyscope::io
