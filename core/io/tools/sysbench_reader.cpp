#include "core/io/tools/sysbench_reader.h"

#include <algorithm>
#include <array>
#include <optional>
#include <utility>
#include <vector>

#include "core/base/text.h"
#include "core/data/columns/cell_text.h"
#include "core/io/text/known_text.h"
#include "core/io/tools/text_cursor.h"
#include "core/io/tools/tool_table.h"

namespace greyscope::io {

using data::Role;

namespace {

constexpr std::string_view sysbenchProgram = "sysbench";

/// A quantity counted in a run, collected until the run ends and becomes a row.
struct SysbenchCount {
    std::size_t line = 0;
    std::string operation;
    std::optional<double> rate;       ///< per second
    std::optional<double> bandwidth;  ///< MiB/s
};

/// The results that sysbench prints during a run (--report-interval).
struct SysbenchInterval {
    std::size_t line = 0;
    double time = 0.0;  ///< seconds since the start of the run
    std::vector<std::pair<std::size_t, double>> cells;
};

/// The number at the beginning of a text: "25.01", "10.0061s", "0.16ms".
std::optional<double> leadingNumber(std::string_view text) {
    return data::numberIn(TextCursor(text).digits("."));
}

/// The number in brackets: "transactions: 1234 (123.40 per sec.)".
std::optional<double> perSecond(std::string_view text) {
    const std::size_t bracket = text.find('(');
    return bracket == std::string_view::npos ? std::nullopt : leadingNumber(text.substr(bracket + 1));
}

class SysbenchReading {
public:
    SysbenchReading(ToolLines& lines, const ReadOptions& options)
        : m_lines(lines), m_table(std::string(sysbenchProgram), options) {
        const auto rows = options.dialect.find("rows");
        m_wantsIntervals = rows != options.dialect.end() && rows->second == "intervals";
        m_seconds = m_table.add({"time", Role::factor, "s"});
        m_threads = m_table.add({"threads", Role::factor});
        m_blockSize = m_table.add({"block_size", Role::factor, "KiB"});
        m_fileSize = m_table.add({"file_size", Role::factor, "GiB"});
        m_test = m_table.add({"test", Role::key, {}, {}, false});
        m_operation = m_table.add({"operation", Role::key, {}, {}, false});
        m_rate = m_table.add({"rate", Role::metric, "ops/s"});
        m_bandwidth = m_table.add({"bandwidth", Role::metric, "MiB/s"});
        m_latency = m_table.add({"latency", Role::metric, "ms"});
        m_high = m_table.add({"latency_percentile", Role::metric, "ms"});
        m_least = m_table.add({"latency_min", Role::description, "ms"});
        m_most = m_table.add({"latency_max", Role::description, "ms"});
        m_time = m_table.add({"total_time", Role::metric, "s"});
    }

    base::Expected<Imported> run(const std::string& path) {
        while (m_lines.next()) {
            const std::string_view text = base::trimmed(m_lines.text());
            if (!readSetting(text) && !readResult(text)) {
                m_table.skipOther(m_lines);
            }
        }
        endRun();
        m_table.countRepeats();
        return m_table.finish(m_lines, path);
    }

private:
    bool readSetting(std::string_view text) {
        if (text.starts_with("sysbench ") && text.size() > 9 && text[9] >= '0' && text[9] <= '9') {
            endRun();
            m_table.note("program", text.substr(0, text.find(':')));
        } else if (text.starts_with("Number of threads:")) {
            hold(m_threads, leadingNumber(text.substr(18)));
        } else if (text.starts_with("Block size ")) {
            hold(m_blockSize, sizeIn(text.substr(11), "KiB"));
        } else if (text.starts_with("block size: ")) {
            hold(m_blockSize, sizeIn(text.substr(12), "KiB"));
        } else if (text.starts_with("operation: ")) {  // memory test
            m_memoryOperation = text.substr(11);
        } else if (const std::size_t total = text.find(" total file size"); total != std::string_view::npos) {
            hold(m_fileSize, sizeIn(text.substr(0, total), "GiB"));
        } else if (text.starts_with("Doing ") && text.ends_with(" test")) {
            m_table.hold(m_test, text.substr(6, text.size() - 11));
        } else if (text.ends_with(" speed test")) {  // "Running memory speed test"
            m_table.hold(m_test, text.starts_with("Running ") ? text.substr(8, text.size() - 19) : text);
        } else if (text.starts_with("[ ") && text.find("s ] ") != std::string_view::npos) {
            return readInterval(text);
        } else {
            return false;
        }
        m_table.skip(ProblemKind::otherLine, m_lines);
        return true;
    }

    /// "[ 1s ] thds: 4 tps: 120.1 qps: 2400.5 (r/w/o: ...) lat (ms,95%): 41.1", "[ 1s ] 5342.09 MiB/sec".
    bool readInterval(std::string_view text) {
        const auto time = leadingNumber(text.substr(2));
        std::string_view rest = text.substr(text.find("s ] ") + 4);
        SysbenchInterval interval{m_lines.number(), time.value_or(0.0), {}};
        const auto add = [&](std::string_view mark, const ToolColumn& column) {
            const std::size_t at = rest.find(mark);
            const auto number =
                at == std::string_view::npos ? std::nullopt : leadingNumber(rest.substr(at + mark.size()));
            if (number) {
                interval.cells.emplace_back(m_table.add(column), *number);
            }
        };
        add("thds: ", {"threads", Role::factor});
        add("tps: ", {"transaction_rate", Role::metric, "1/s"});
        add("qps: ", {"query_rate", Role::metric, "1/s"});
        add("eps: ", {"event_rate", Role::metric, "1/s"});
        add("reads: ", {"read_bandwidth", Role::metric, "MiB/s"});
        add("writes: ", {"write_bandwidth", Role::metric, "MiB/s"});
        add("fsyncs: ", {"fsync_rate", Role::metric, "1/s"});
        add("%): ", {"latency_percentile", Role::metric, "ms"});
        add("err/s: ", {"error_rate", Role::description, "1/s"});
        if (const auto memory = leadingNumber(rest); memory && rest.ends_with("MiB/sec")) {
            interval.cells.emplace_back(m_bandwidth, *memory);
        }
        if (!time || interval.cells.empty()) {
            return false;
        }
        m_intervals.push_back(std::move(interval));
        return true;
    }

    /// Adds the intervals as rows if they are wanted or if the run has no other results; otherwise counts them as
    /// statistics, or the results of the run.
    bool endIntervals() {
        const bool wanted = !m_intervals.empty() && (m_wantsIntervals || m_counts.empty());
        for (const SysbenchInterval& each : m_intervals) {
            if (!wanted) {
                m_table.skip(ProblemKind::statisticsLine, each.line, "an interval");
                continue;
            }
            m_table.beginRow(each.line);
            m_table.set(m_seconds, each.time);
            for (const auto& [column, number] : each.cells) {
                m_table.set(column, number);
            }
            m_table.endRow();
        }
        for (const SysbenchCount& each : wanted ? m_counts : std::vector<SysbenchCount>()) {
            m_table.skip(ProblemKind::statisticsLine, each.line, each.operation);
        }
        m_intervals.clear();
        return wanted;
    }

    /// "16KiB", "16Kb", "2GiB".
    static std::optional<double> sizeIn(std::string_view text, const std::string& unit) {
        constexpr std::string_view units = "KMGT";
        TextCursor cursor(text);
        const auto number = data::numberIn(cursor.digits("."));
        if (!number || cursor.atEnd()) {
            return std::nullopt;
        }
        double bytes = *number;
        const std::size_t power = units.find(cursor.rest().front());
        for (std::size_t i = 0; power != std::string_view::npos && i <= power; ++i) {
            bytes *= 1024.0;
        }
        return bytes / (unit == "KiB" ? 1024.0 : 1073741824.0);
    }

    bool readResult(std::string_view text) {
        const std::size_t mark = text.find(':');
        const std::string_view name = text.substr(0, mark);
        const std::string_view value = mark == std::string_view::npos ? "" : base::trimmed(text.substr(mark + 1));
        return readCount(name, value) || readLatency(name, value) || readOld(text);
    }

    bool readCount(std::string_view name, std::string_view value) {
        constexpr std::array<std::pair<std::string_view, std::string_view>, 4> rates{
            std::pair{std::string_view("reads/s"), std::string_view("read")},
            std::pair{std::string_view("writes/s"), std::string_view("write")},
            std::pair{std::string_view("fsyncs/s"), std::string_view("fsync")},
            std::pair{std::string_view("events per second"), std::string_view("events")}};
        const auto rate =
            std::find_if(rates.begin(), rates.end(), [&](const auto& each) { return each.first == name; });
        if (rate != rates.end()) {
            count(rate->second).rate = leadingNumber(value);
        } else if (name == "read, MiB/s" || name == "written, MiB/s") {
            count(name.starts_with("read") ? "read" : "write").bandwidth = leadingNumber(value);
        } else if ((name == "transactions" || name == "queries" || name == "events") && perSecond(value)) {
            count(name).rate = perSecond(value);
        } else if (name == "Total operations" && perSecond(value)) {
            count(m_memoryOperation).rate = perSecond(value);
        } else {
            return false;
        }
        return true;
    }

    bool readLatency(std::string_view name, std::string_view value) {
        const bool old = name.starts_with("approx.");  // "approx.  95 percentile:  0.52ms"
        const std::size_t column = name == "min"                                                 ? m_least
                                   : name == "avg"                                               ? m_latency
                                   : name == "max"                                               ? m_most
                                   : old || name.find("th percentile") != std::string_view::npos ? m_high
                                   : name == "total time"                                        ? m_time
                                                                                                 : m_threads;
        const auto number = leadingNumber(value);
        if (name == "total number of events" && number && m_counts.empty() && m_events == 0.0) {
            m_events = *number;
            m_eventsLine = m_lines.number();
            return *number > 0.0;
        }
        if (column == m_time) {
            m_lasted = number.value_or(0.0);
        }
        if (column == m_threads || !number) {
            return false;
        }
        m_beside.emplace_back(column, *number);
        if (column == m_high) {
            m_table.note("percentile", name);
        }
        m_table.join();
        return true;
    }

    /// 0.4: "Read 6.25Gb  Written 4.16Gb  Total transferred 10.4Gb  (34.5Mb/sec)", "2210.53 Requests/sec executed";
    /// memory: "10240.00 MiB transferred (12055.75 MiB/sec)".
    bool readOld(std::string_view text) {
        if (text.ends_with("Requests/sec executed")) {
            count("requests").rate = leadingNumber(text);
            return true;
        }
        const bool transferred = text.find("ransferred") != std::string_view::npos;
        const auto number = transferred ? perSecond(text) : std::nullopt;
        if (!number) {
            return false;
        }
        const bool memory =
            text.find("MiB/sec") != std::string_view::npos || text.find(" MB/sec") != std::string_view::npos;
        const std::size_t unit = text.find("b/sec");
        const double factor = !memory && unit != std::string_view::npos && text[unit - 1] == 'G'   ? 1024.0
                              : !memory && unit != std::string_view::npos && text[unit - 1] == 'K' ? 1.0 / 1024.0
                                                                                                   : 1.0;
        count(memory ? m_memoryOperation : "requests").bandwidth = *number * factor;
        return true;
    }

    SysbenchCount& count(std::string_view operation) {
        const auto known = std::find_if(m_counts.begin(), m_counts.end(),
                                        [&](const SysbenchCount& c) { return c.operation == operation; });
        if (known != m_counts.end()) {
            m_table.join();  // it belongs to the row of the first line
            return *known;
        }
        m_counts.push_back({m_lines.number(), std::string(operation), {}, {}});
        return m_counts.back();
    }

    /// Completes the counts: without a printed rate (threads, mutex), the rate of the events is used. A count of
    /// operations that were never done is not a result.
    void settleCounts() {
        if (m_events > 0.0) {
            const auto rate = m_lasted > 0.0 ? std::optional(m_events / m_lasted) : std::nullopt;
            m_counts.push_back({m_eventsLine, "events", rate, {}});
        }
        std::erase_if(m_counts, [this](const SysbenchCount& each) {
            const bool idle = each.rate.value_or(0.0) == 0.0 && each.bandwidth.value_or(0.0) == 0.0;
            if (idle) {
                m_table.skip(ProblemKind::nothingMeasured, each.line, each.operation);
            }
            return idle;
        });
    }

    void endRun() {
        settleCounts();
        if (endIntervals()) {
            m_counts.clear();
        }
        for (const SysbenchCount& each : m_counts) {
            m_table.beginRow(each.line);
            m_table.set(m_operation, each.operation);
            if (each.rate) {
                m_table.set(m_rate, *each.rate);
            }
            if (each.bandwidth) {
                m_table.set(m_bandwidth, *each.bandwidth);
            }
            for (const auto& [column, number] : m_beside) {
                m_table.set(column, number);
            }
            m_table.endRow();
        }
        m_counts.clear();
        m_beside.clear();
        m_memoryOperation = "operations";
        m_events = m_lasted = 0.0;
    }

    void hold(std::size_t column, std::optional<double> number) {
        if (number) {
            m_table.hold(column, *number);
        }
    }

    ToolLines& m_lines;
    ToolTable m_table;
    std::vector<SysbenchCount> m_counts;                   ///< counts of this run
    std::vector<std::pair<std::size_t, double>> m_beside;  ///< numbers for the whole run
    std::string m_memoryOperation = "operations";          ///< "read" or "write" if the run states it
    double m_events = 0.0;                                 ///< number of events of the run
    double m_lasted = 0.0;                                 ///< duration of the run
    std::vector<SysbenchInterval> m_intervals;             ///< intervals of this run
    bool m_wantsIntervals = false;                         ///< whether rows are intervals, not results of runs
    std::size_t m_seconds = 0;
    std::size_t m_eventsLine = 0;
    std::size_t m_threads = 0;
    std::size_t m_blockSize = 0;
    std::size_t m_fileSize = 0;
    std::size_t m_test = 0;
    std::size_t m_operation = 0;
    std::size_t m_rate = 0;
    std::size_t m_bandwidth = 0;
    std::size_t m_latency = 0;
    std::size_t m_high = 0;
    std::size_t m_least = 0;
    std::size_t m_most = 0;
    std::size_t m_time = 0;
};

}  // namespace

double sniffSysbench(std::string_view firstBytes) {
    return hasLineOf(sysbenchProgram, "sysbench ", firstBytes) ? 0.9 : 0.0;
}

base::Expected<Imported> readSysbench(TextSource& source, const std::string& path, const ReadOptions& options,
                                      base::Progress& progress) {
    ToolLines lines(source, options, progress);
    return SysbenchReading(lines, options).run(path);
}

}  // namespace greyscope::io
