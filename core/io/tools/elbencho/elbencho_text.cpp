#include "core/io/tools/elbencho/elbencho_text.h"

#include <algorithm>
#include <map>
#include <optional>
#include <string>
#include <vector>

#include "core/base/lines.h"
#include "core/base/text.h"
#include "core/data/columns/cell_text.h"
#include "core/io/text/known_text.h"
#include "core/io/tools/command_words.h"
#include "core/io/tools/fio/fio_table.h"
#include "core/io/tools/text_cursor.h"
#include "core/io/tools/tool_table.h"

namespace greyscope::io {

using base::trimmed;
using data::Role;

namespace {

constexpr std::string_view elbenchoName = "elbencho";

/// Whether the name of a result ends with this unit; before 3.x, numbers have no unit of their own.
bool isIn(std::string_view unit, std::string_view name) {
    return name.ends_with(unit) && name.size() > unit.size() && name[name.size() - unit.size() - 1] == ' ';
}

/// Microseconds in "2.025s", "57ms", "1m:2.5s" or "650us", or in a bare number with the unit in `name`; nullopt if the
/// text is not a time.
std::optional<double> microseconds(std::string_view text, std::string_view name) {
    if (const auto number = data::numberIn(text)) {
        return isIn("ms", name) ? std::optional(*number * 1e3) : isIn("us", name) ? number : std::nullopt;
    }
    double sum = 0.0;
    while (!text.empty()) {
        TextCursor cursor(text);
        const auto number = data::numberIn(cursor.digits("."));
        const std::string_view unit = cursor.until("0123456789: \t]");
        const double factor = unit == "us"   ? 1.0
                              : unit == "ms" ? 1e3
                              : unit == "s"  ? 1e6
                              : unit == "m"  ? 60e6
                              : unit == "h"  ? 3600e6
                                             : 0.0;
        if (!number || factor == 0.0) {
            return std::nullopt;
        }
        sum += *number * factor;
        text = cursor.rest();
        text.remove_prefix(text.starts_with(':') ? 1 : 0);
    }
    return sum;
}

/// A command-line option and the column for its value.
struct ElbenchoOption {
    std::string_view brief, full;
    ToolColumn column;
};
const std::vector<ElbenchoOption>& elbenchoOptions() {
    static const std::vector<ElbenchoOption> options{
        {"-t", "--threads", {"threads", Role::factor}},         {"-s", "--size", {"file_size", Role::factor, "KiB"}},
        {"-b", "--block", {"block_size", Role::factor, "KiB"}}, {"", "--iodepth", {"io_depth", Role::factor}},
        {"-n", "--dirs", {"directories", Role::factor}},        {"-N", "--files", {"files", Role::factor}}};
    return options;
}

/// Whether a line is a message with a time: "07:52:12.609 ERROR: Unable to open benchmark path: nofile".
bool isTimedMessage(std::string_view line) {
    constexpr std::string_view clock = "00:00:00.000 ";
    const auto fits = [](char c, char form) { return form == '0' ? base::isDigit(c) : c == form; };
    return line.size() > clock.size() &&
           std::equal(clock.begin(), clock.end(), line.begin(), [&](char form, char c) { return fits(c, form); }) &&
           (line.substr(clock.size()).starts_with("ERROR: ") || line.substr(clock.size()).starts_with("WARNING: "));
}

class ElbenchoTextReading {
public:
    ElbenchoTextReading(ToolLines& lines, const ReadOptions& options)
        : m_lines(lines), m_table(std::string(elbenchoName), options) {
        m_label = m_table.add({"label", Role::description, {}, {}, false});
        for (const ElbenchoOption& option : elbenchoOptions()) {
            static_cast<void>(m_table.add(option.column));
        }
        m_operation = m_table.add({"operation", Role::key, {}, {}, false});
        for (const ToolColumn& metric :
             {ToolColumn{"bandwidth", Role::metric, "MiB/s"}, ToolColumn{"operation_rate", Role::metric, "IOPS"},
              ToolColumn{"entry_rate", Role::metric, "ops/s", "entries/s"}, ToolColumn{"latency", Role::metric, "us"},
              ToolColumn{"time", Role::metric, "ms"}}) {
            static_cast<void>(m_table.add(metric));
        }
    }

    base::Expected<Imported> run(const std::string& path) {
        while (m_lines.next()) {
            const std::string_view line = m_lines.text();
            const std::string_view text = trimmed(line);
            if (text == "---") {
                endPhase();
                m_table.skip(ProblemKind::otherLine, m_lines);
            } else if (isTimedMessage(text)) {
                m_table.skip(ProblemKind::programMessage, m_lines);
            } else if (!readFact(text) && !readResult(line)) {
                m_table.skipOther(m_lines);
            }
        }
        endPhase();
        m_table.countRepeats();
        return m_table.finish(m_lines, path);
    }

private:
    bool readFact(std::string_view text) {
        constexpr std::string_view command = "COMMAND LINE:", label = "LABEL:", date = "ISO DATE:";
        if (text.starts_with(command)) {
            takeCommand(text.substr(command.size()));
        } else if (text.starts_with(label)) {
            m_table.hold(m_label, trimmed(text.substr(label.size())));
        } else if (text.starts_with(date)) {
            m_table.note("ISO DATE", trimmed(text.substr(date.size())));
        } else {
            return false;
        }
        m_table.skip(ProblemKind::otherLine, m_lines);
        return true;
    }

    /// "elbencho" "-t" "2" "-b" "1m" "file"
    void takeCommand(std::string_view text) {
        m_table.note("command", trimmed(text));
        const std::vector<std::string_view> words = commandWords(text);
        for (const ElbenchoOption& option : elbenchoOptions()) {
            const std::size_t column = m_table.add(option.column);
            m_table.release(column);
            const double number = fioBytes(optionIn(words, {option.brief, option.full}));
            const double value = option.column.unit.empty() ? number : number / 1024.0;
            if (value >= 0.0) {
                m_table.hold(column, value);
            }
        }
    }

    /// Reads "WRITE     Elapsed time     :        57ms        65ms"; the operation is in the first line of a phase
    /// only.
    bool readResult(std::string_view line) {
        const std::size_t mark = line.find(" : ");
        if (mark == std::string_view::npos) {
            return false;
        }
        std::string_view name = trimmed(line.substr(0, mark));
        const std::string_view values = trimmed(line.substr(mark + 3));
        const std::size_t elapsed = name.find("Elapsed ");  // "time", or "ms"
        if (line.front() != ' ' && line.front() != '\t' && elapsed != std::string_view::npos) {
            endPhase();
            m_phase = trimmed(name.substr(0, elapsed));
            m_line = m_lines.number();
            name.remove_prefix(elapsed);
        } else if (m_phase.empty()) {
            return false;
        } else {
            m_table.join();
        }
        take(name, values);
        return true;
    }

    void take(std::string_view name, std::string_view values) {
        const bool reads = name.ends_with(" read") || name.starts_with("IO rd lat");
        std::map<std::string, double>& numbers = reads ? m_reads : m_numbers;
        TextCursor cursor(values);
        const std::string_view first = cursor.word();
        const std::string_view last = cursor.word();
        const auto rate = [&](const std::string& column, double factor = 1.0) {
            if (const auto number = data::numberIn(first)) {
                numbers[column + "_first"] = *number * factor;
            }
            if (const auto number = data::numberIn(last.empty() ? first : last)) {
                numbers[column] = *number * factor;
            }
        };
        constexpr double decimal = 1e6 / 1048576.0;  // with --base10
        if (name.starts_with("Elapsed ")) {
            const auto begun = microseconds(first, name);
            const auto whole = microseconds(last.empty() ? first : last, name);
            if (begun && whole) {
                m_numbers["time_first"] = *begun / 1e3;
                m_numbers["time"] = *whole / 1e3;
            }
        } else if (name == "IOPS" || name.starts_with("IOPS ")) {
            rate("operation_rate");
        } else if (name == "Throughput MiB/s" || name.starts_with("MiB/s ")) {
            rate("bandwidth");
        } else if (name == "Throughput MB/s" || name.starts_with("MB/s ")) {
            rate("bandwidth", decimal);
        } else if (name.ends_with("/s") || name.ends_with("/s write") || name.ends_with("/s read")) {
            rate("entry_rate");
        } else if (name.ends_with("latency") || isIn("us", name)) {
            takeLatency(name, values, numbers);
        }
    }

    /// "[ min=650us avg=2.93ms max=6.41ms ]", "[ min=91 avg=120 max=1583 ]"
    static void takeLatency(std::string_view name, std::string_view values, std::map<std::string, double>& numbers) {
        const std::string column = name.starts_with("IO") ? "latency" : "entry_latency";
        for (const auto& [word, ending] :
             {std::pair("min=", "_min"), std::pair("avg=", ""), std::pair("max=", "_max")}) {
            const std::size_t at = values.find(word);
            const auto time = at == std::string_view::npos
                                  ? std::nullopt
                                  : microseconds(TextCursor(values.substr(at + 4)).until(" ]"), name);
            if (time) {
                numbers[column + ending] = *time;
            }
        }
    }

    void endPhase() {
        if (!m_phase.empty()) {
            addRow(m_phase, m_numbers);
        }
        if (!m_phase.empty() && !m_reads.empty()) {
            addRow(m_phase + " read", m_reads);
        }
        m_phase.clear();
        m_numbers.clear();
        m_reads.clear();
    }

    void addRow(const std::string& operation, const std::map<std::string, double>& numbers) {
        m_table.beginRow(m_line);
        m_table.set(m_operation, operation);
        for (const auto& [name, number] : numbers) {
            const bool entries = name.starts_with("entry_rate");
            const char* const unit = name.starts_with("bandwidth")        ? "MiB/s"
                                     : name.starts_with("operation_rate") ? "IOPS"
                                     : entries                            ? "ops/s"
                                     : name.starts_with("time")           ? "ms"
                                                                          : "us";
            m_table.set(m_table.add({name, Role::description, unit, entries ? "entries/s" : ""}), number);
        }
        m_table.endRow();
    }

    ToolLines& m_lines;
    ToolTable m_table;
    std::size_t m_label = 0;
    std::size_t m_operation = 0;
    std::string m_phase;
    std::size_t m_line = 0;
    std::map<std::string, double> m_numbers, m_reads;
};

}  // namespace

bool isElbenchoText(std::string_view firstBytes) {
    return isTimedMessage(base::firstLine(firstBytes)) || hasLineOf(elbenchoName, "RESULT TYPE", firstBytes);
}

base::Expected<Imported> readElbenchoText(TextSource& source, const std::string& path, const ReadOptions& options,
                                          base::Progress& progress) {
    ToolLines lines(source, options, progress);
    return ElbenchoTextReading(lines, options).run(path);
}

}  // namespace greyscope::io
