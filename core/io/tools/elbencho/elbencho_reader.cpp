#include "core/io/tools/elbencho/elbencho_reader.h"

#include <algorithm>
#include <limits>
#include <optional>
#include <vector>

#include "core/base/lines.h"
#include "core/base/text.h"
#include "core/data/columns/cell_text.h"
#include "core/io/tools/elbencho/elbencho_text.h"
#include "core/io/tools/tool_table.h"

namespace greyscope::io {

using data::Role;

namespace {

constexpr std::string_view elbenchoProgram = "elbencho";
constexpr std::string_view elbenchoHeading = "ISO date,label,";
/// The heading of version 3.0, for files of that version without a heading.
constexpr std::string_view elbencho30 =
    "ISO date,label,path type,paths,hosts,threads,dirs,files,file size,block size,direct IO,random,"
    "random aligned,IO depth,shared paths,truncate,operation,time ms [first],time ms [last],"
    "entries/s [first],entries/s [last],IOPS [first],IOPS [last],MiB/s [first],MiB/s [last],CPU% [first],"
    "CPU% [last],entries [first],entries [last],MiB [first],MiB [last],Ent lat us [min],Ent lat us [avg],"
    "Ent lat us [max],IO lat us [min],IO lat us [avg],IO lat us [max],rwmix read entries/s [first],"
    "rwmix read entries/s [last],rwmix read IOPS [first],rwmix read IOPS [last],rwmix read MiB/s [first],"
    "rwmix read MiB/s [last],rwmix read entries [first],rwmix read entries [last],rwmix read MiB [first],"
    "rwmix read MiB [last],rwmix read Ent lat us [min],rwmix read Ent lat us [avg],"
    "rwmix read Ent lat us [max],rwmix read IO lat us [min],rwmix read IO lat us [avg],"
    "rwmix read IO lat us [max],version,command";
constexpr std::string_view mixedReads = "rwmix read ";

const std::vector<HeadedColumn>& elbenchoColumns() {
    constexpr double kibibyte = 1.0 / 1024.0;
    static const std::vector<HeadedColumn> columns{
        {"label", {"label", Role::description, {}, {}, false}},
        {"path type", {"path_type", Role::key, {}, {}, false}},
        {"hosts", {"hosts", Role::factor}},
        {"threads", {"threads", Role::factor}},
        {"file size", {"file_size", Role::factor, "KiB", "B"}, kibibyte},
        {"block size", {"block_size", Role::factor, "KiB", "B"}, kibibyte},
        {"IO depth", {"io_depth", Role::factor}},
        {"direct IO", {"direct", Role::factor}},
        {"random", {"random", Role::factor}},
        {"paths", {"paths", Role::factor}},
        {"dirs", {"directories", Role::factor}},
        {"files", {"files", Role::factor}},
        {"operation", {"operation", Role::key, {}, {}, false}},
        {"MiB/s [last]", {"bandwidth", Role::metric, "MiB/s"}},
        {"IOPS [last]", {"operation_rate", Role::metric, "IOPS"}},
        {"entries/s [last]", {"entry_rate", Role::metric, "ops/s", "entries/s"}},
        {"IO lat us [avg]", {"latency", Role::metric, "us"}},
        {"Ent lat us [avg]", {"entry_latency", Role::metric, "us"}},
        {"time ms [last]", {"time", Role::metric, "ms"}},
        {"CPU% [last]", {"cpu", Role::description, "%"}},
        {"MiB/s [first]", {"bandwidth_first", Role::description, "MiB/s"}},
        {"IOPS [first]", {"operation_rate_first", Role::description, "IOPS"}},
        {"entries/s [first]", {"entry_rate_first", Role::description, "ops/s", "entries/s"}},
        {"time ms [first]", {"time_first", Role::description, "ms"}},
        {"IO lat us [min]", {"latency_min", Role::description, "us"}},
        {"IO lat us [max]", {"latency_max", Role::description, "us"}},
        {"Ent lat us [min]", {"entry_latency_min", Role::description, "us"}},
        {"Ent lat us [max]", {"entry_latency_max", Role::description, "us"}},
        {"ISO date", {"date", Role::description, {}, {}, false}}};
    return columns;
}

/// Whether a line is a row in a file without heading: "2026-11-20T07:52:25+0000,...,".../elbencho" "-w" ..."
bool isUnlabelled(std::string_view line) {
    return line.size() > 20 && line[10] == 'T' && line[4] == '-' &&
           line.find("elbencho\" \"") != std::string_view::npos;
}

class ElbenchoReading {
public:
    ElbenchoReading(ToolLines& lines, const ReadOptions& options)
        : m_lines(lines), m_table(std::string(elbenchoProgram), options) {
        for (const HeadedColumn& column : elbenchoColumns()) {
            static_cast<void>(m_table.add(column.column));
        }
        m_operation = m_table.add({"operation"});
    }

    base::Expected<Imported> run(const std::string& path) {
        while (m_lines.next()) {
            const std::string_view line = m_lines.text();
            if (line.starts_with(elbenchoHeading)) {
                readHeading(line);
                m_table.skip(ProblemKind::otherLine, m_lines);
            } else if (m_places.empty() && isRowOf30(line)) {
                readHeading(elbencho30);
                m_table.note("columns", "no heading; columns assumed in the order of elbencho 3.0");
                readRow(line);
            } else if (m_places.empty() && isUnlabelled(line)) {
                return base::fail(base::ErrorCode::outputNotUsable,
                                  {std::string(elbenchoProgram), "unlabelled", "--csvfile without --nocsvlabels"},
                                  {path, m_lines.number(), 0});
            } else {
                readRow(line);
            }
        }
        m_table.countRepeats();
        return m_table.finish(m_lines, path);
    }

private:
    /// Meaning of a cell.
    struct Place {
        std::optional<std::size_t> column;  ///< nullopt: a note, or unknown
        bool numeric = true;
        double factor = 1.0;
        bool ofReads = false;  ///< for the reads of a mixed phase
        std::string_view note = {};
    };

    void readHeading(std::string_view line) {
        m_places.clear();
        base::splitCommas(line, std::numeric_limits<std::size_t>::max(), m_cells);
        for (std::string_view name : m_cells) {
            name = base::trimmed(name);
            Place place;
            place.ofReads = name.starts_with(mixedReads);
            name.remove_prefix(place.ofReads ? mixedReads.size() : 0);
            const HeadedColumn* const known = columnHeaded(elbenchoColumns(), name);
            if (known != nullptr) {
                place.column = m_table.add(known->column);
                place.numeric = known->column.numeric;
                place.factor = known->factor;
            } else if (!place.ofReads && name != "version" && name != "command") {
                place.column = m_table.add({std::string(name), Role::description, {}, {}, false});
                place.numeric = false;
            } else {
                place.note = name == "version" ? "version" : name == "command" ? "command" : "";
            }
            m_places.push_back(place);
        }
    }

    /// Whether the row has as many cells before the quoted command as version 3.0 has columns.
    static bool isRowOf30(std::string_view line) {
        const std::size_t command = line.find(",\"");
        return command != std::string_view::npos &&
               std::count(line.begin(), line.begin() + static_cast<std::ptrdiff_t>(command), ',') + 1 ==
                   std::count(elbencho30.begin(), elbencho30.end(), ',') &&
               line.find("elbencho\" \"") != std::string_view::npos;
    }

    void readRow(std::string_view line) {
        base::splitCommas(line, m_places.size(), m_cells);  // the last cell is the command, with commas and quotes
        if (m_places.empty() || m_cells.size() != m_places.size()) {
            m_places.empty() || base::trimmed(line).empty() ? m_table.skipOther(m_lines)
                                                            : m_table.skip(ProblemKind::rowCut, m_lines);
            return;
        }
        addRow(false);
        for (std::size_t i = 0; i < m_places.size(); ++i) {
            if (m_places[i].ofReads && m_places[i].column && !m_cells[i].empty()) {
                addRow(true);
                break;
            }
        }
    }

    void addRow(bool reads) {
        m_table.beginRow(m_lines.number());
        for (std::size_t i = 0; i < m_places.size(); ++i) {
            const Place& place = m_places[i];
            const std::string_view cell = base::trimmed(m_cells[i]);
            const bool measured = reads && !place.ofReads && i > operationPlace();
            if (!place.note.empty()) {
                m_table.note(place.note, cell);
            } else if (!place.column || cell.empty() || (place.ofReads && !reads) || measured) {
                continue;
            } else if (!place.numeric) {
                const bool mixed = reads && *place.column == m_operation;
                m_table.set(*place.column, mixed ? std::string(cell) + " read" : std::string(cell));
            } else if (const auto number = data::numberIn(cell)) {
                m_table.set(*place.column, *number * place.factor);
            }
        }
        m_table.endRow();
    }

    /// Index of the operation; settings precede it and results follow it.
    [[nodiscard]] std::size_t operationPlace() const {
        const auto place =
            std::find_if(m_places.begin(), m_places.end(), [&](const Place& p) { return p.column == m_operation; });
        return static_cast<std::size_t>(place - m_places.begin());
    }

    ToolLines& m_lines;
    ToolTable m_table;
    std::size_t m_operation = 0;
    std::vector<Place> m_places;
    std::vector<std::string_view> m_cells;
};

}  // namespace

double sniffElbencho(std::string_view firstBytes) {
    const std::string_view first = base::firstLine(firstBytes);
    // A job script may have printed lines above the heading.
    const std::size_t at = firstBytes.find(elbenchoHeading);
    const bool begins = at <= 3 || (at != std::string_view::npos && firstBytes[at - 1] == '\n');
    const std::string_view line = begins ? base::firstLine(firstBytes.substr(at)) : "";
    const bool heading = line.find(",operation,") != std::string_view::npos;
    return heading || isUnlabelled(first) ? 0.95 : isElbenchoText(firstBytes) ? 0.9 : 0.0;
}

base::Expected<Imported> readElbencho(TextSource& source, const std::string& path, const ReadOptions& options,
                                      base::Progress& progress) {
    source.rewind();
    source.moveOn(0, sniffedBytes);
    if (sniffElbencho(source.window().substr(0, sniffedBytes)) < 0.95) {
        return readElbenchoText(source, path, options, progress);
    }
    ToolLines lines(source, options, progress);
    return ElbenchoReading(lines, options).run(path);
}

}  // namespace greyscope::io
