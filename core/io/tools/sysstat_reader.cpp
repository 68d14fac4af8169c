#include "core/io/tools/sysstat_reader.h"

#include <algorithm>
#include <optional>
#include <vector>

#include "core/base/lines.h"
#include "core/base/text.h"
#include "core/base/try.h"
#include "core/data/columns/calendar.h"
#include "core/io/csv/csv_draft.h"
#include "core/io/text/tool_lines.h"
#include "core/io/tools/text_cursor.h"

namespace greyscope::io {

namespace {

/// The time "12:10:01 PM" at the beginning of a table line, on a 24-hour clock; moves the cursor past it.
std::optional<std::string> timeOf24(TextCursor& line) {
    TextCursor ahead = line;
    std::string time(ahead.word());
    const std::string_view half = ahead.word();
    if (!data::isTimeOfDay(time) || (half != "AM" && half != "PM")) {
        return std::nullopt;
    }
    const int hour = (time[0] - '0') * 10 + time[1] - '0';
    const int of24 = hour % 12 + (half == "PM" ? 12 : 0);
    time[0] = static_cast<char>('0' + of24 / 10);
    time[1] = static_cast<char>('0' + of24 % 10);
    line = ahead;
    return hour <= 12 ? std::optional(time) : std::nullopt;
}

std::vector<std::string> cellsOf(std::string_view text) {
    TextCursor line(base::trimmed(text));
    std::vector<std::string> cells;
    if (auto time = timeOf24(line)) {
        cells.push_back(std::move(*time));
    }
    for (line.skipBlanks(); !line.atEnd(); line.skipBlanks()) {
        cells.emplace_back(line.word());
    }
    return cells;
}

/// Whether a line is the heading of the devices in an iostat report.
bool isDevices(std::string_view line) {
    return line.starts_with("Device");
}

/// The date and time that iostat -t prints above a report; empty for other lines.
std::vector<std::string> stampOf(std::string_view text) {
    TextCursor line(text);
    const std::string_view word = line.word();
    const std::size_t iso = word.find('T');  // "2026-11-28T04:52:00+0000"
    const std::string_view date = word.substr(0, iso);
    const auto time = iso != std::string_view::npos ? std::string(word.substr(iso + 1, 8))
                                                    : timeOf24(line).value_or(std::string(line.ahead()));
    const bool fits = date.find_first_of("/-.") != std::string_view::npos && data::isTimeOfDay(time);
    return fits ? std::vector<std::string>{std::string(date), time} : std::vector<std::string>();
}

/// Reads the devices of iostat, one row per report and device; processor shares are only counted.
class IostatRows {
public:
    explicit IostatRows(std::size_t mostProblems) : m_most(mostProblems) {}

    base::Expected<void> add(const ToolLines& lines) {
        const std::string_view text = base::trimmed(lines.text());
        std::vector<std::string> cells = cellsOf(text);
        if (text.empty()) {
            m_inDevices = false;
            m_draft.skip(ProblemKind::blankLine, lines.number(), {}, m_most);
        } else if (isDevices(text)) {
            m_inDevices = true;
            ++m_report;
            if (!m_heading.empty()) {
                m_draft.skip(ProblemKind::headingRepeated, lines.number(), text, m_most);
                return {};
            }
            m_heading = std::move(cells);
            m_heading.front() = "Device";  // older versions append a colon
            m_timed = !m_stamp.empty();
            return m_draft.add(withStamp(m_heading, {"date", "time"}, "report"), lines.number());
        } else if (m_inDevices && cells.size() == m_heading.size()) {
            return m_draft.add(withStamp(cells, m_stamp, std::to_string(m_report)), lines.number());
        } else {
            const std::vector<std::string> stamp = stampOf(text);
            m_stamp = stamp.empty() ? m_stamp : stamp;
            m_draft.skip(m_report == 0 ? ProblemKind::titleLine : ProblemKind::otherLine, lines.number(), text, m_most);
        }
        return {};
    }

    base::Expected<Imported> read(const std::string& path, const ReadOptions& options, base::Progress& progress) && {
        CsvHints hints;
        hints.header = Header::present;
        return std::move(m_draft).read(path, options, hints, progress);
    }

private:
    [[nodiscard]] std::vector<std::string> withStamp(const std::vector<std::string>& cells,
                                                     const std::vector<std::string>& stamp,
                                                     const std::string& report) const {
        std::vector<std::string> row = m_timed ? stamp : std::vector<std::string>{report};
        row.insert(row.end(), cells.begin(), cells.end());
        return row;
    }

    CsvDraft m_draft;
    std::size_t m_most;
    std::vector<std::string> m_heading;
    std::vector<std::string> m_stamp;
    std::size_t m_report = 0;
    bool m_inDevices = false;
    bool m_timed = false;
};

/// Whether `test` is true for one of the first lines.
template <class Test>
bool anyOfFirst(std::string_view firstBytes, std::size_t mostLines, const Test& test) {
    for (std::size_t line = 0; line < mostLines && !firstBytes.empty(); ++line) {
        if (test(base::trimmed(base::takeLine(firstBytes)))) {
            return true;
        }
    }
    return false;
}

bool isOfTwelveHours(std::string_view line) {
    TextCursor text(line);
    return timeOf24(text).has_value();
}

bool isIostat(std::string_view firstBytes) {
    constexpr std::size_t kMostLines = 8;
    return firstBytes.starts_with("Linux ") && anyOfFirst(firstBytes, kMostLines, isDevices);
}

}  // namespace

double sniffSysstat(std::string_view firstBytes) {
    constexpr std::size_t kMostLines = 16;
    const bool some = firstBytes.starts_with("Linux ") && anyOfFirst(firstBytes, kMostLines, isOfTwelveHours);
    return some || isIostat(firstBytes) ? 0.9 : 0.0;
}

base::Expected<Imported> readSysstat(TextSource& source, const std::string& path, const ReadOptions& options,
                                     base::Progress& progress) {
    source.rewind();
    source.moveOn(0, sniffedBytes);
    const bool iostat = isIostat(source.window().substr(0, sniffedBytes));
    ToolLines lines(source, options, progress);
    IostatRows devices(options.maxProblems);
    CsvDraft draft;
    while (lines.next()) {
        GREYSCOPE_TRY(iostat ? devices.add(lines) : draft.add(cellsOf(lines.text()), lines.number()));
    }
    if (lines.error()) {
        return tl::unexpected(*lines.error());
    }
    auto imported =
        iostat ? std::move(devices).read(path, options, progress) : std::move(draft).read(path, options, {}, progress);
    if (imported) {
        imported->report.linesSeen = lines.number();
    }
    return imported;
}

}  // namespace greyscope::io
