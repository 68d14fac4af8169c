#include "core/access/trace.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <optional>
#include <unordered_map>
#include <utility>

#include "core/base/lines.h"
#include "core/base/try.h"
#include "core/base/whole_number.h"
#include "core/base/wide.h"
#include "core/io/files/input_file.h"
#include "core/io/text/tool_lines.h"

namespace greyscope::access {

using base::ErrorCode;
using base::Expected;
using base::fail;

namespace {

constexpr std::size_t kColumns = 7;
constexpr std::array<const char*, kColumns> kNames{"time_s", "client", "flow", "operation", "file", "offset", "size"};
constexpr std::array<const char*, kColumns> kTakes{"seconds from 0, with up to nine digits behind the point",
                                                   "a name",
                                                   "a whole number from 0 to 63",
                                                   "read or write",
                                                   "a name",
                                                   "a whole number of bytes from 0",
                                                   "a whole number of bytes from 1"};
enum Column : std::size_t { kTime, kClient, kFlow, kOperation, kFile, kOffset, kSize };
constexpr std::int64_t kMostOffset = std::int64_t{1} << 61;
constexpr std::int64_t kMostSeconds = 4'000'000'000;
constexpr std::int64_t kSecond = 1'000'000'000;
constexpr std::int64_t kMostFlows = 64;
constexpr std::size_t kLinesBetweenLooks = 1 << 14;
constexpr std::size_t kLongestLine = 1 << 16;

std::optional<std::int64_t> whole(std::string_view text, std::int64_t most) {
    const auto number = base::wholeNumberIn<std::int64_t>(text);
    return number && *number >= 0 && *number <= most && !text.starts_with('-') ? number : std::nullopt;
}

/// Converts seconds to nanoseconds exactly, without floating-point numbers.
std::optional<std::int64_t> nanoseconds(std::string_view text) {
    const auto point = text.find('.');
    const auto seconds = whole(text.substr(0, point), kMostSeconds);
    if (!seconds || point == std::string_view::npos) {
        return seconds ? std::optional(*seconds * kSecond) : std::nullopt;
    }
    const std::string_view digits = text.substr(point + 1);
    auto fraction = digits.size() <= 9 ? whole(digits, kSecond) : std::nullopt;
    for (std::size_t k = digits.size(); fraction && k < 9; ++k) {
        *fraction *= 10;
    }
    return fraction ? std::optional(*seconds * kSecond + *fraction) : std::nullopt;
}

std::string secondsText(std::int64_t time) {
    std::string text = std::to_string(time / kSecond);
    if (const std::int64_t rest = time % kSecond; rest != 0) {
        std::string digits = std::to_string(rest);
        digits.insert(0, 9 - digits.size(), '0');
        digits.erase(digits.find_last_not_of('0') + 1);
        text += "." + digits;
    }
    return text;
}

/// Assigns numbers to names, in the order of first appearance.
class Names {
public:
    std::uint32_t numberOf(std::string_view name) {
        const auto [found, isNew] =
            m_numbers.try_emplace(std::string(name), static_cast<std::uint32_t>(m_names.size()));
        if (isNew) {
            m_names.emplace_back(name);
            m_bytes += 2 * (sizeof(std::string) + name.size()) + 32;
        }
        return found->second;
    }
    [[nodiscard]] std::uint64_t bytes() const { return m_bytes; }
    [[nodiscard]] std::vector<std::string> take() { return std::move(m_names); }

private:
    std::unordered_map<std::string, std::uint32_t> m_numbers;
    std::vector<std::string> m_names;
    std::uint64_t m_bytes = 0;
};

class LineReader {
public:
    explicit LineReader(std::uint64_t mostBytes) : m_mostBytes(mostBytes) {}

    Expected<void> take(std::string_view line, std::size_t number) {
        base::splitCommas(line, kColumns, m_cells);
        const auto& cells = m_cells;
        for (std::size_t c = 0; c < kColumns; ++c) {
            const bool last = c + 1 == cells.size();
            if (c >= cells.size() || cells[c].empty() || (last && cells[c].find(',') != std::string_view::npos)) {
                return wrong(std::min(c, cells.size() - 1), cells[std::min(c, cells.size() - 1)], number);
            }
        }
        TraceRecord record;
        const auto time = nanoseconds(cells[kTime]);
        const auto flow = whole(cells[kFlow], kMostFlows - 1);
        const auto offset = whole(cells[kOffset], kMostOffset);
        const auto size = whole(cells[kSize], kMostOffset);
        if (!time || !flow || !offset || !size || *size == 0) {
            const std::size_t column = !time ? kTime : !flow ? kFlow : !offset ? kOffset : kSize;
            return wrong(column, cells[column], number);
        }
        if (cells[kOperation] != "read" && cells[kOperation] != "write") {
            return wrong(kOperation, cells[kOperation], number);
        }
        if (!m_trace.records.empty() && *time < m_trace.records.back().time) {
            return fail(ErrorCode::traceOrder, {secondsText(*time), secondsText(m_trace.records.back().time)},
                        {{}, number, 0});
        }
        auto& records = m_trace.records;
        if (records.size() == records.capacity()) {  // checks the memory limit before growing
            const std::size_t room = std::max<std::size_t>(1024, records.size() + records.size() / 2);
            if (const std::uint64_t needed = room * sizeof(TraceRecord) + names(); needed > m_mostBytes) {
                return fail(ErrorCode::simulationTooLarge,
                            {"memory", std::to_string(needed), std::to_string(m_mostBytes)});
            }
            records.reserve(room);
        }
        record.time = *time;
        record.client = m_clients.numberOf(cells[kClient]);
        record.flow = static_cast<std::uint16_t>(*flow);
        record.operation = cells[kOperation] == "read" ? Operation::read : Operation::write;
        record.file = m_files.numberOf(cells[kFile]);
        record.offset = *offset;
        record.size = *size;
        records.push_back(record);
        return {};
    }
    [[nodiscard]] std::uint64_t names() const { return m_clients.bytes() + m_files.bytes(); }
    [[nodiscard]] Expected<Trace> finish() {
        if (m_trace.records.empty()) {
            return fail(ErrorCode::noRows);
        }
        m_trace.clients = m_clients.take();
        m_trace.files = m_files.take();
        return std::move(m_trace);
    }

private:
    static tl::unexpected<base::Error> wrong(std::size_t column, std::string_view cell, std::size_t line) {
        constexpr std::size_t shown = 40;
        return fail(ErrorCode::traceCell, {kNames[column], std::string(cell.substr(0, shown)), kTakes[column]},
                    {{}, line, 0});
    }

    std::uint64_t m_mostBytes;
    std::vector<std::string_view> m_cells;
    Trace m_trace;
    Names m_clients, m_files;
};

}  // namespace

std::uint32_t Trace::flows() const {
    std::uint32_t most = 0;
    for (const TraceRecord& record : records) {
        most = std::max<std::uint32_t>(most, record.flow);
    }
    return most + 1;
}

Expected<Trace> readTrace(io::TextSource& text, std::uint64_t mostBytes, base::Progress& progress) {
    io::ReadOptions options;
    options.maxFieldBytes = kLongestLine;
    io::ToolLines lines(text, options, progress);
    LineReader reader(mostBytes);
    bool headed = false;
    while (lines.next()) {
        const std::string_view line = lines.text();
        if (line.empty() || line.starts_with('#')) {
            continue;
        }
        if (!std::exchange(headed, true)) {
            if (line != kTraceColumns) {
                return fail(ErrorCode::traceCell,
                            {"first line", std::string(line.substr(0, 40)), std::string(kTraceColumns)},
                            {{}, lines.number(), 0});
            }
            continue;
        }
        GREYSCOPE_TRY(reader.take(line, lines.number()));
        if (lines.number() % kLinesBetweenLooks == 0 && reader.names() > mostBytes) {
            return fail(ErrorCode::simulationTooLarge,
                        {"memory", std::to_string(reader.names()), std::to_string(mostBytes)});
        }
    }
    if (lines.error()) {
        return tl::unexpected(*lines.error());
    }
    return reader.finish();
}

Expected<Trace> readTraceFile(const std::string& path, std::uint64_t mostBytes, base::Progress& progress) {
    const io::InputFile file = GREYSCOPE_TRY(io::InputFile::open(path));
    io::TextSource text(file.size(), [&file](std::size_t offset, char* into, std::size_t count) {
        return file.readAt(offset, into, count);
    });
    auto trace = readTrace(text, mostBytes, progress);
    if (!trace) {
        base::Error error = trace.error();
        error.location.file = path;
        return tl::unexpected(std::move(error));
    }
    return trace;
}

std::string traceText(const Trace& trace) {
    std::string text(kTraceColumns);
    text += '\n';
    for (const TraceRecord& record : trace.records) {
        text += secondsText(record.time) + ',' + trace.clients[record.client] + ',' + std::to_string(record.flow) +
                ',' + (record.operation == Operation::read ? "read" : "write") + ',' + trace.files[record.file] + ',' +
                std::to_string(record.offset) + ',' + std::to_string(record.size) + '\n';
    }
    return text;
}

Expected<Trace> traceOf(const Pattern& pattern, Operation operation, std::int64_t flows, std::uint64_t mostRequests) {
    GREYSCOPE_TRY(check(pattern));
    const base::Wide requests = static_cast<base::Wide>(pattern.calls()) * pattern.processes;
    if (requests > static_cast<base::Wide>(mostRequests)) {
        return fail(ErrorCode::simulationTooLarge,
                    {"requests", std::to_string(static_cast<std::int64_t>(requests)), std::to_string(mostRequests)});
    }
    Trace trace;
    for (std::int64_t p = 0; p < pattern.processes; ++p) {
        trace.clients.push_back(std::to_string(p));
    }
    for (std::int64_t f = 0; f < pattern.files(); ++f) {
        trace.files.push_back(std::to_string(f));
    }
    const auto wait = std::llround(pattern.waitMs * 1e6);
    for (std::int64_t call = 0; call < pattern.calls(); ++call) {
        for (std::int64_t p = 0; p < pattern.processes; ++p) {
            const Access access = accessOf(pattern, p, call);
            trace.records.push_back({.time = wait * call,
                                     .offset = access.offset,
                                     .size = access.size,
                                     .client = static_cast<std::uint32_t>(p),
                                     .file = static_cast<std::uint32_t>(access.file),
                                     .flow = static_cast<std::uint16_t>(p * flows / pattern.processes),
                                     .operation = operation});
        }
    }
    return trace;
}

}  // namespace greyscope::access
