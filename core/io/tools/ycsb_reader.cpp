#include "core/io/tools/ycsb_reader.h"

#include <algorithm>
#include <map>
#include <optional>
#include <utility>
#include <vector>

#include "core/base/text.h"
#include "core/data/columns/cell_text.h"
#include "core/io/text/known_text.h"
#include "core/io/tools/command_words.h"
#include "core/io/tools/tool_table.h"

namespace greyscope::io {

using data::Role;

namespace {

constexpr std::string_view ycsbProgram = "YCSB";
constexpr std::string_view overall = "OVERALL";

/// "[READ], AverageLatency(us), 310.5"
struct YcsbLine {
    std::string_view section, quantity, unit, value;
};

std::optional<YcsbLine> ycsbLine(std::string_view text) {
    const std::size_t bracket = text.find("], ");
    const std::size_t comma = text.rfind(", ");
    if (!text.starts_with('[') || bracket == std::string_view::npos || comma < bracket + 2) {
        return std::nullopt;
    }
    const std::string_view name = comma < bracket + 3 ? "" : text.substr(bracket + 3, comma - bracket - 3);
    const std::size_t unit = name.find('(');
    return YcsbLine{text.substr(1, bracket - 1), name.substr(0, unit),
                    unit == std::string_view::npos ? "" : name.substr(unit), base::trimmed(text.substr(comma + 2))};
}

/// A group of operations of a run, collected until the run ends and it becomes a row.
struct YcsbRow {
    std::size_t line = 0;
    std::string operation;
    std::map<std::size_t, double> cells;
};

class YcsbReading {
public:
    YcsbReading(ToolLines& lines, const ReadOptions& options)
        : m_lines(lines), m_table(std::string(ycsbProgram), options) {
        m_operation = m_table.add({"operation", Role::key, {}, {}, false});
        m_workload = m_table.add({"workload", Role::key, {}, {}, false});
        m_threads = m_table.add({"threads", Role::factor});
        m_target = m_table.add({"target", Role::factor, "ops/s"});
        m_latency = m_table.add({"latency", Role::metric, "us"});  // every operation has a latency
        m_rate = m_table.add({"rate", Role::metric, "ops/s"});
        m_time = m_table.add({"total_time", Role::metric, "s"});
        m_count = m_table.add({"operations", Role::description});
        m_least = m_table.add({"latency_min", Role::description, "us"});
        m_most = m_table.add({"latency_max", Role::description, "us"});
    }

    base::Expected<Imported> run(const std::string& path) {
        while (m_lines.next()) {
            const std::string_view text = base::trimmed(m_lines.text());
            const auto line = ycsbLine(text);
            if (text.starts_with("Command line:")) {
                readCommand(text);
            } else if (!line || !readResult(*line)) {
                m_table.skipOther(m_lines);
            }
        }
        endRun();
        m_table.countRepeats();
        return m_table.finish(m_lines, path);
    }

private:
    /// "Command line: -t -P workloads/workloada -threads 16 -target 1000"
    void readCommand(std::string_view text) {
        endRun();
        const auto words = commandWords(text);
        const std::string_view file = optionIn(words, {"-P"});
        hold(m_threads, data::numberIn(optionIn(words, {"-threads"})));
        hold(m_target, data::numberIn(optionIn(words, {"-target"})));
        m_table.hold(m_workload, file.substr(file.find_last_of('/') + 1));
        m_table.skip(ProblemKind::otherLine, m_lines);
    }

    void hold(std::size_t column, std::optional<double> number) {
        number ? m_table.hold(column, *number) : m_table.release(column);
    }

    bool readResult(const YcsbLine& line) {
        const auto column = columnOf(line);
        const auto number = data::numberIn(line.value);
        if (!column || !number || line.section.starts_with("TOTAL_GC")) {
            return false;
        }
        const bool anew = line.section == overall && std::any_of(m_rows.begin(), m_rows.end(), [&](const YcsbRow& row) {
                              return row.operation == overall && row.cells.contains(*column);
                          });
        if (anew) {
            endRun();
        }
        auto row = std::find_if(m_rows.begin(), m_rows.end(),
                                [&](const YcsbRow& each) { return each.operation == line.section; });
        if (row == m_rows.end()) {
            row = m_rows.insert(row, {m_lines.number(), std::string(line.section), {}});
        } else {
            m_table.join();
        }
        const bool time = *column == m_time;
        row->cells[*column] = *number * (line.unit != "(ms)" ? 1.0 : time ? 1e-3 : 1e3);
        return true;
    }

    /// The column for a line; nullopt for histogram buckets, whose microseconds are not quantities.
    std::optional<std::size_t> columnOf(const YcsbLine& line) {
        const std::string_view name = line.quantity;
        if (line.section == overall) {
            return name == "Throughput" ? std::optional(m_rate)
                   : name == "RunTime"  ? std::optional(m_time)
                                        : std::nullopt;
        }
        const std::size_t percentile = std::min(name.find("thPercentile"), name.find("Percentile"));
        if (percentile != std::string_view::npos && data::numberIn(name.substr(0, percentile))) {
            return m_table.add({"latency_p" + std::string(name.substr(0, percentile)), Role::metric, "us"});
        }
        return name == "AverageLatency" ? std::optional(m_latency)
               : name == "MinLatency"   ? std::optional(m_least)
               : name == "MaxLatency"   ? std::optional(m_most)
               : name == "Operations"   ? std::optional(m_count)
                                        : std::nullopt;
    }

    void endRun() {
        for (const YcsbRow& row : std::exchange(m_rows, {})) {
            m_table.beginRow(row.line);
            m_table.set(m_operation, row.operation);
            for (const auto& [column, number] : row.cells) {
                m_table.set(column, number);
            }
            m_table.endRow();
        }
    }

    ToolLines& m_lines;
    ToolTable m_table;
    std::vector<YcsbRow> m_rows;  ///< rows of this run
    std::size_t m_operation, m_workload, m_threads, m_target, m_rate, m_latency, m_time, m_count, m_least, m_most;
};

}  // namespace

double sniffYcsb(std::string_view firstBytes) {
    return hasLineOf(ycsbProgram, "[OVERALL], ", firstBytes) ? 0.9 : 0.0;
}

base::Expected<Imported> readYcsb(TextSource& source, const std::string& path, const ReadOptions& options,
                                  base::Progress& progress) {
    ToolLines lines(source, options, progress);
    return YcsbReading(lines, options).run(path);
}

}  // namespace greyscope::io
