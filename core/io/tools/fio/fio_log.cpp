#include "core/io/tools/fio/fio_log.h"

#include <array>
#include <charconv>
#include <cstdint>
#include <optional>
#include <utility>
#include <vector>

#include "core/base/lines.h"
#include "core/base/text.h"
#include "core/io/text/tool_lines.h"
#include "core/io/tools/fio/fio_table.h"
#include "core/io/tools/tool_table.h"

namespace greyscope::io {

using data::Role;

namespace {

struct LogLine {
    std::uint64_t time = 0;
    std::uint64_t value = 0;
    std::optional<std::uint64_t> most;  ///< maximum in the window, with log_window_value=both
    std::uint64_t direction = 0;
    std::uint64_t bytes = 0;
    std::optional<std::uint64_t> offset;
    std::string_view priority;  ///< "0x4004", with log_prio
    std::size_t fields = 0;
};

/// Parses the digits at the beginning of a text; nullopt if there are none or the number may not fit.
std::optional<std::uint64_t> takeDigits(std::string_view& text) {
    constexpr std::size_t kSafe = 19;
    std::uint64_t number = 0;
    std::size_t digits = 0;
    for (; digits < text.size() && base::isDigit(text[digits]); ++digits) {
        number = 10 * number + static_cast<std::uint64_t>(text[digits] - '0');
    }
    text.remove_prefix(digits);
    return digits > 0 && digits <= kSafe ? std::optional(number) : std::nullopt;
}

/// Parses fields separated by a comma and a blank, which CSV usually does not have.
std::optional<LogLine> logLine(std::string_view line) {
    constexpr std::size_t kMost = 7;
    constexpr int kHexadecimal = 16;
    std::array<std::uint64_t, kMost> fields{};
    LogLine result;
    line = base::withoutLineEnd(line);
    while (result.fields < kMost && result.priority.empty()) {
        if (line.starts_with("0x")) {
            result.priority = line.substr(0, line.find(','));
            const char* const end = result.priority.data() + result.priority.size();
            const auto [stop, status] =
                std::from_chars(result.priority.data() + 2, end, fields[result.fields], kHexadecimal);
            if (status != std::errc{} || stop != end) {
                return std::nullopt;
            }
            line.remove_prefix(result.priority.size());
        } else if (const auto number = takeDigits(line)) {
            fields[result.fields] = *number;
        } else {
            return std::nullopt;
        }
        ++result.fields;
        if (line.empty()) {
            break;
        }
        if (line.size() < 2 || line[0] != ',' || line[1] != ' ') {
            return std::nullopt;
        }
        line.remove_prefix(2);
    }
    const std::size_t numbers = result.fields - (result.priority.empty() ? 0U : 1U);
    const std::size_t shift = numbers >= 5 && fields[2] > 2 ? 1 : 0;  // an average, then the largest of its window
    result.time = fields[0];
    result.value = fields[1];
    result.most = shift == 1 ? std::optional(fields[2]) : std::nullopt;
    result.direction = fields[2 + shift];
    result.bytes = fields[3 + shift];
    result.offset = numbers > 4 + shift ? std::optional(fields[4 + shift]) : std::nullopt;
    const bool isLog = line.empty() && numbers >= 4 && result.direction <= 2 && result.bytes % 512 == 0 &&
                       result.most.value_or(result.value) >= result.value;
    return isLog ? std::optional(result) : std::nullopt;
}

struct LogKind {
    std::string_view mark;
    const char* column;
    const char* unit;
};
/// Longer marks first, since "_clat" ends like "_lat".
constexpr std::array kinds{LogKind{"_clat", "completion_latency", "ns"}, LogKind{"_slat", "submission_latency", "ns"},
                           LogKind{"_lat", "latency", "ns"}, LogKind{"_iops", "iops", "IOPS"},
                           LogKind{"_bw", "bandwidth", "KiB/s"}};

LogKind kindOf(std::string_view path) {
    const std::string_view name = path.substr(path.rfind('/') + 1);
    for (const LogKind& kind : kinds) {
        const std::size_t at = name.rfind(kind.mark);
        if (at != std::string_view::npos && name.substr(at + kind.mark.size()).starts_with('.')) {
            return kind;
        }
    }
    return {"", "value", ""};
}

/// Collects rows and adds them to the table many at a time, which a log of ten million lines needs.
class LogRows {
public:
    LogRows(ToolTable& table, const LogKind& kind) : m_table(table), m_kind(kind) {
        m_time.column = table.add({"time", Role::factor, "ms"});
        m_operation.column = table.add({"operation", Role::key, {}, {}, false});
        m_size.column = table.add({"block_size", Role::description, "B"});
    }

    void add(const LogLine& line, std::size_t number) {
        const bool joins = number == m_line + m_rows && line.fields == m_fields && line.most.has_value() == m_hasMost &&
                           line.priority.empty() != m_hasPriority;
        if (!joins || m_rows == kAtOnce) {
            flush();
            begin(line, number);
        }
        ++m_rows;
        m_time.numbers.push_back(static_cast<double>(line.time));
        m_value.numbers.push_back(static_cast<double>(line.value));
        m_operation.codes.push_back(operationOf(line.direction));
        m_size.numbers.push_back(static_cast<double>(line.bytes));
        if (line.most) {
            m_most.numbers.push_back(static_cast<double>(*line.most));
        }
        if (line.offset) {
            m_offset.numbers.push_back(static_cast<double>(*line.offset));
        }
        if (m_hasPriority) {
            m_priority.codes.push_back(m_table.codeOf(m_priority.column, line.priority));
        }
    }

    void flush() {
        std::vector<ToolCells> cells;
        for (Cells* each : {&m_time, &m_operation, &m_size, &m_value, &m_most, &m_offset, &m_priority}) {
            if (!each->numbers.empty() || !each->codes.empty()) {
                cells.push_back({each->column, each->numbers, each->codes});
            }
        }
        m_table.addRows(m_line, std::exchange(m_rows, 0), cells);
        for (Cells* each : {&m_time, &m_operation, &m_size, &m_value, &m_most, &m_offset, &m_priority}) {
            each->numbers.clear();
            each->codes.clear();
        }
    }

private:
    static constexpr std::size_t kAtOnce = 4096;
    struct Cells {
        std::size_t column = 0;
        std::vector<double> numbers = {};
        std::vector<std::int32_t> codes = {};
    };

    /// Begins rows with the fields of this line; adds the columns that they need.
    void begin(const LogLine& line, std::size_t number) {
        m_line = number;
        m_fields = line.fields;
        m_hasMost = line.most.has_value();
        m_hasPriority = !line.priority.empty();
        if (m_unit == nullptr) {  // four fields mean fio 2.x, which uses microseconds
            m_unit = line.fields == 4 && std::string_view(m_kind.unit) == "ns" ? "us" : m_kind.unit;
            m_value.column = m_table.add({m_kind.column, Role::metric, m_unit});
        }
        if (m_hasMost) {
            m_most.column = m_table.add({std::string(m_kind.column) + "_max", Role::description, m_unit});
        }
        if (line.offset) {
            m_offset.column = m_table.add({"offset", Role::description, "B"});
        }
        if (m_hasPriority) {
            m_priority.column = m_table.add({"priority", Role::description, {}, {}, false});
        }
    }

    std::int32_t operationOf(std::uint64_t direction) {
        constexpr std::array<const char*, 3> kNames{"read", "write", "trim"};
        std::int32_t& code = m_operations[direction];
        code = code < 0 ? m_table.codeOf(m_operation.column, kNames[direction]) : code;
        return code;
    }

    ToolTable& m_table;
    LogKind m_kind;
    const char* m_unit = nullptr;
    Cells m_time, m_operation, m_size, m_value, m_most, m_offset, m_priority;
    std::array<std::int32_t, 3> m_operations{-1, -1, -1};
    std::size_t m_line = 0, m_rows = 0;
    std::size_t m_fields = 0;
    bool m_hasMost = false, m_hasPriority = false;
};

}  // namespace

bool isFioLog(std::string_view bytes) {
    constexpr std::size_t looked = 20;
    std::uint64_t before = 0;
    std::size_t lines = 0;
    while (!bytes.empty() && lines < looked) {
        const std::string_view written = base::takeLineWithEnd(bytes);
        if (base::withoutLineEnd(written).size() == written.size() && lines > 0) {
            break;  // the line may be cut off
        }
        const auto line = logLine(written);
        if (!line || line->time < before) {
            return false;
        }
        before = line->time;
        ++lines;
    }
    return lines >= 2;
}

base::Expected<Imported> readFioLog(TextSource& source, const std::string& path, const ReadOptions& options,
                                    base::Progress& progress) {
    ToolTable table(std::string(fioFormat), options);
    LogRows rows(table, kindOf(path));
    std::size_t fields = 0;  // number of fields of the previous line
    ToolLines lines(source, options, progress);
    while (lines.next()) {
        const auto line = logLine(lines.text());
        if (line && (lines.isWhole() || line->fields == fields)) {
            fields = line->fields;
            rows.add(*line, lines.number());
        } else {
            line ? table.skip(ProblemKind::rowCut, lines) : table.skipOther(lines);
        }
    }
    rows.flush();
    return table.finish(lines, path);
}

}  // namespace greyscope::io
