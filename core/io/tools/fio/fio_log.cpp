#include "core/io/tools/fio/fio_log.h"

#include <array>
#include <charconv>
#include <cstdint>
#include <optional>

#include "core/base/lines.h"
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

/// Parses fields separated by a comma and a blank, which CSV usually does not have.
std::optional<LogLine> logLine(std::string_view line) {
    constexpr std::size_t kMost = 7;
    std::array<std::uint64_t, kMost> fields{};
    LogLine result;
    line = base::withoutLineEnd(line);
    while (result.fields < kMost && result.priority.empty()) {
        const std::string_view field = line.substr(0, line.find(','));
        const bool isHex = field.starts_with("0x");
        const char* const begin = field.data() + (isHex ? 2 : 0);
        const char* const end = field.data() + field.size();
        const auto [stop, status] = std::from_chars(begin, end, fields[result.fields], isHex ? 16 : 10);
        if (status != std::errc{} || stop != end) {
            return std::nullopt;
        }
        ++result.fields;
        result.priority = isHex ? field : std::string_view();
        line.remove_prefix(field.size());
        if (line.empty()) {
            break;
        }
        if (!line.starts_with(", ")) {
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
    LogKind kind = kindOf(path);
    ToolTable table(std::string(fioFormat), options);
    const std::size_t time = table.add({"time", Role::factor, "ms"});
    const std::size_t operation = table.add({"operation", Role::key, {}, {}, false});
    std::optional<std::size_t> value;
    std::optional<std::size_t> most;
    const std::size_t size = table.add({"block_size", Role::description, "B"});
    std::optional<std::size_t> offset;
    std::optional<std::size_t> priority;
    std::size_t fields = 0;  // number of fields of the previous line
    ToolLines lines(source, options, progress);
    while (lines.next()) {
        const auto line = logLine(lines.text());
        if (!line || (!lines.isWhole() && line->fields != fields)) {
            line ? table.skip(ProblemKind::rowCut, lines) : table.skipOther(lines);
            continue;
        }
        fields = line->fields;
        // Four fields mean fio 2.x, which uses microseconds.
        const char* const unit = fields == 4 && std::string_view(kind.unit) == "ns" ? "us" : kind.unit;
        value = value ? value : table.add({kind.column, Role::metric, unit});
        table.beginRow(lines.number());
        table.set(time, static_cast<double>(line->time));
        table.set(*value, static_cast<double>(line->value));
        if (line->most) {
            most = most ? most : table.add({std::string(kind.column) + "_max", Role::description, unit});
            table.set(*most, static_cast<double>(*line->most));
        }
        table.set(operation, std::array<std::string_view, 3>{"read", "write", "trim"}[line->direction]);
        table.set(size, static_cast<double>(line->bytes));
        if (line->offset) {
            offset = offset ? offset : table.add({"offset", Role::description, "B"});
            table.set(*offset, static_cast<double>(*line->offset));
        }
        if (!line->priority.empty()) {
            priority = priority ? priority : table.add({"priority", Role::description, {}, {}, false});
            table.set(*priority, line->priority);
        }
        table.endRow();
    }
    return table.finish(lines, path);
}

}  // namespace greyscope::io
