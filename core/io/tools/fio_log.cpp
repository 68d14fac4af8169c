#include "core/io/tools/fio_log.h"

#include <array>
#include <charconv>
#include <cstdint>
#include <optional>

#include "core/io/tool_lines.h"
#include "core/io/tools/fio_table.h"
#include "core/io/tools/tool_table.h"

namespace greyscope::io {

using data::Role;

namespace {

struct LogLine {
    std::array<std::uint64_t, 6> fields{};
    std::size_t count = 0;
};

/// Numbers with a comma and a blank between them: CSV has no blank there as a rule.
std::optional<LogLine> logLine(std::string_view line) {
    LogLine result;
    const char* at = line.data();
    const char* const end = at + line.size();
    while (at < end && result.count < result.fields.size()) {
        const auto [stop, status] = std::from_chars(at, end, result.fields[result.count]);
        if (status != std::errc{}) {
            return std::nullopt;
        }
        ++result.count;
        at = stop;
        if (at == end || *at == '\r' || *at == '\n') {
            const std::uint64_t bytes = result.fields[3];
            const bool isLog = result.count >= 4 && result.fields[2] <= 2 && bytes % 512 == 0;
            return isLog ? std::optional(result) : std::nullopt;
        }
        if (end - at < 2 || at[0] != ',' || at[1] != ' ') {
            return std::nullopt;
        }
        at += 2;
    }
    return std::nullopt;
}

struct LogKind {
    std::string_view mark;
    const char* column;
    const char* unit;
};
/// The longer marks first: "_clat" ends as "_lat" does.
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
        const std::size_t end = bytes.find('\n');
        if (end == std::string_view::npos && lines > 0) {
            break;  // perhaps cut
        }
        const auto line = logLine(bytes.substr(0, end));
        if (!line || line->fields[0] < before) {
            return false;
        }
        before = line->fields[0];
        ++lines;
        bytes.remove_prefix(end == std::string_view::npos ? bytes.size() : end + 1);
    }
    return lines >= 2;
}

bool isFioHistogram(std::string_view bytes) {
    constexpr std::size_t least = 100;  // of 1,856, or of fewer where the log was to be coarse
    std::size_t count = 0;
    const char* at = bytes.data();
    for (const char* const end = at + bytes.size(); count < least; ++count) {
        std::uint64_t number = 0;
        const auto [stop, status] = std::from_chars(at, end, number);
        if (status != std::errc{} || (count == 1 && number > 2) || end - stop < 2 || stop[0] != ',' || stop[1] != ' ') {
            return false;
        }
        at = stop + 2;
    }
    return true;
}

base::Expected<Imported> readFioLog(TextSource& source, const std::string& path, const ReadOptions& options,
                                    base::Progress& progress) {
    LogKind kind = kindOf(path);
    ToolTable table(std::string(fioFormat), options);
    const std::size_t time = table.add({"time", Role::factor, "ms"});
    const std::size_t operation = table.add({"operation", Role::key, {}, {}, false});
    std::optional<std::size_t> value;
    const std::size_t size = table.add({"block_size", Role::description, "B"});
    std::optional<std::size_t> offset;
    std::size_t fields = 0;  // of the line before
    ToolLines lines(source, options, progress);
    while (lines.next()) {
        const auto line = logLine(lines.text());
        if (!line || (!lines.isWhole() && line->count != fields)) {
            line ? table.skip(ProblemKind::rowCut, lines) : table.skipOther(lines);
            continue;
        }
        fields = line->count;
        if (!value) {
            // Four fields are of 2.x, which has microseconds.
            const bool micro = line->count == 4 && std::string_view(kind.unit) == "ns";
            value = table.add({kind.column, Role::metric, micro ? "us" : kind.unit});
        }
        table.beginRow(lines.number());
        table.set(time, static_cast<double>(line->fields[0]));
        table.set(*value, static_cast<double>(line->fields[1]));
        table.set(operation, std::array<std::string_view, 3>{"read", "write", "trim"}[line->fields[2]]);
        table.set(size, static_cast<double>(line->fields[3]));
        if (line->count > 4) {
            offset = offset ? offset : table.add({"offset", Role::description, "B"});
            table.set(*offset, static_cast<double>(line->fields[4]));
        }
        table.endRow();
    }
    return table.finish(lines, path);
}

}  // namespace greyscope::io
