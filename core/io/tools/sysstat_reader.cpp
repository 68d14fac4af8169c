#include "core/io/tools/sysstat_reader.h"

#include <algorithm>
#include <optional>
#include <vector>

#include "core/base/text.h"
#include "core/base/try.h"
#include "core/io/csv_draft.h"
#include "core/io/tool_lines.h"
#include "core/io/tools/text_cursor.h"

namespace greyscope::io {

namespace {

/// "12:10:01 PM", with which a line of a table begins, as "12:10:01"; the cursor is behind it then.
std::optional<std::string> timeOf24(TextCursor& line) {
    TextCursor ahead = line;
    std::string time(ahead.word());
    const bool looks = time.size() == 8 && time[2] == ':' && time[5] == ':' &&
                       std::count_if(time.begin(), time.end(), [](char c) { return c >= '0' && c <= '9'; }) == 6;
    const std::string_view half = ahead.word();
    if (!looks || (half != "AM" && half != "PM")) {
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

}  // namespace

double sniffSysstat(std::string_view firstBytes) {
    constexpr std::size_t mostLines = 16;
    if (!firstBytes.starts_with("Linux ")) {
        return 0.0;
    }
    for (std::size_t line = 0, at = 0; line < mostLines && at < firstBytes.size(); ++line) {
        const std::size_t end = std::min(firstBytes.find('\n', at), firstBytes.size());
        TextCursor text(base::trimmed(firstBytes.substr(at, end - at)));
        if (timeOf24(text)) {
            return 0.9;
        }
        at = end + 1;
    }
    return 0.0;
}

base::Expected<Imported> readSysstat(TextSource& source, const std::string& path, const ReadOptions& options,
                                     base::Progress& progress) {
    ToolLines lines(source, options, progress);
    CsvDraft draft;
    while (lines.next()) {
        GREYSCOPE_TRY(draft.add(cellsOf(lines.text()), lines.number()));
    }
    if (lines.error()) {
        return tl::unexpected(*lines.error());
    }
    return std::move(draft).read(path, options, {}, progress);
}

}  // namespace greyscope::io
