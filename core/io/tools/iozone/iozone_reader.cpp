#include "core/io/tools/iozone/iozone_reader.h"

#include <algorithm>
#include <array>
#include <optional>
#include <utility>
#include <vector>

#include "core/base/text.h"
#include "core/data/columns/cell_text.h"
#include "core/io/text/known_text.h"
#include "core/io/tools/iozone/iozone_columns.h"
#include "core/io/tools/text_cursor.h"
#include "core/io/tools/tool_table.h"

namespace greyscope::io {

using data::Role;

namespace {

constexpr std::string_view iozoneProgram = "iozone";
constexpr std::string_view biffBegin{"\x09\x00\x04\x00", 4};

/// The name of a test's report, and the name of its column in the table.
std::string testOfReport(std::string_view report) {
    constexpr std::array<std::pair<std::string_view, std::string_view>, 13> names{
        std::pair{std::string_view("Writer"), std::string_view("write")},
        std::pair{std::string_view("Re-writer"), std::string_view("rewrite")},
        std::pair{std::string_view("Reader"), std::string_view("read")},
        std::pair{std::string_view("Re-reader"), std::string_view("reread")},
        std::pair{std::string_view("Random read"), std::string_view("random read")},
        std::pair{std::string_view("Random write"), std::string_view("random write")},
        std::pair{std::string_view("Backward read"), std::string_view("bkwd read")},
        std::pair{std::string_view("Record rewrite"), std::string_view("record rewrite")},
        std::pair{std::string_view("Stride read"), std::string_view("stride read")},
        std::pair{std::string_view("Fwrite"), std::string_view("fwrite")},
        std::pair{std::string_view("Re-Fwrite"), std::string_view("frewrite")},
        std::pair{std::string_view("Fread"), std::string_view("fread")},
        std::pair{std::string_view("Re-Fread"), std::string_view("freread")}};
    const auto found = std::find_if(names.begin(), names.end(), [&](const auto& each) { return each.first == report; });
    return found == names.end() ? base::lowered(report) : std::string(found->second);
}

/// The numbers in `"4"  "8"  "16"` and `"64"   1163036  1638743`, without quotes.
std::vector<double> numbersOf(std::string_view line) {
    std::vector<std::string_view> words;
    base::splitWords(line, words);
    std::vector<double> numbers;
    for (std::string_view word : words) {
        if (word.size() > 2 && word.front() == '"' && word.back() == '"') {
            word = word.substr(1, word.size() - 2);
        }
        const auto number = data::numberIn(word);
        if (!number) {
            return {};
        }
        numbers.push_back(*number);
    }
    return numbers;
}

class IozoneReading {
public:
    IozoneReading(ToolLines& lines, const ReadOptions& options)
        : m_lines(lines), m_table(std::string(iozoneProgram), options) {
        m_fileSize = m_table.add({"file_size", Role::factor, "KiB"});
        m_recordSize = m_table.add({"record_size", Role::factor, "KiB"});
        m_processes = m_table.add({"processes", Role::factor});
        m_operation = m_table.add({"operation", Role::key, {}, {}, false});
        m_bandwidth = m_table.add({"bandwidth", Role::metric, "KiB/s", "kBytes/sec"});
        m_rate = m_table.add({"rate", Role::metric, "ops/s"});
        m_time = m_table.add({"time_per_operation", Role::metric, "us/op"});
        m_value = m_bandwidth;
    }

    base::Expected<Imported> run(const std::string& path) {
        while (m_lines.next()) {
            const std::string_view line = m_lines.text();
            if (!readTableLine(line) && !readReport(base::trimmed(line)) && !readThroughput(base::trimmed(line)) &&
                !readFact(base::trimmed(line))) {
                skipLine(base::trimmed(line));
            }
            m_before = line;
        }
        endThroughput();
        m_table.countRepeats();
        return m_table.finish(m_lines, path);
    }

private:
    bool readTableLine(std::string_view line) {
        const std::string_view text = base::trimmed(line);
        const std::string lower = base::lowered(text.substr(0, 20));
        if (lower.starts_with("kb ") && lower.find("reclen") != std::string::npos) {
            m_columns.emplace(m_before, line);
            m_table.skip(ProblemKind::otherLine, m_lines);
            return true;
        }
        if (!m_columns || text.empty() || text.front() < '0' || text.front() > '9') {
            return false;
        }
        const auto cells = m_lines.isWhole() ? m_columns->cells(line) : std::nullopt;
        if (!cells) {
            // The error that stops iozone is printed inside the row: "64       4fsync: Invalid argument".
            const bool message = text.find(": ") != std::string_view::npos;
            m_table.skip(message             ? ProblemKind::programMessage
                         : m_lines.isWhole() ? ProblemKind::lineNotUnderstood
                                             : ProblemKind::rowCut,
                         m_lines);
            return true;
        }
        for (std::size_t i = 2; i < cells->size(); ++i) {
            addCell((*cells)[0].second, (*cells)[1].second, m_columns->tests()[(*cells)[i].first - 2],
                    (*cells)[i].second);
        }
        m_hasTable = true;
        return true;
    }

    void addCell(double fileSize, double recordSize, const std::string& test, double value) {
        m_table.beginRow(m_lines.number());
        m_table.set(m_fileSize, fileSize);
        m_table.set(m_recordSize, recordSize);
        m_table.set(m_operation, test);
        m_table.set(m_value, value);
        m_table.endRow();
    }

    /// Reads "Writer report", followed by the record sizes and a row for each file size.
    bool readReport(std::string_view text) {
        if (!text.starts_with('"')) {
            m_report.clear();
            return false;
        }
        if (const std::size_t end = text.find(" report\""); end != std::string_view::npos) {
            m_report = testOfReport(text.substr(1, end - 1));
            m_recordSizes.clear();
            m_table.skip(ProblemKind::otherLine, m_lines);
            return true;
        }
        const std::vector<double> numbers = numbersOf(text);
        if (m_report.empty() || numbers.empty()) {
            m_table.skip(m_lines.isWhole() ? ProblemKind::statisticsLine : ProblemKind::rowCut, m_lines);
        } else if (m_recordSizes.empty()) {
            m_recordSizes = numbers;
            m_table.skip(ProblemKind::otherLine, m_lines);
        } else if (m_hasTable || numbers.size() < 2) {
            m_table.skip(ProblemKind::statisticsLine, m_lines);  // the table contains the same results
        } else if (!m_lines.isWhole() || numbers.size() > m_recordSizes.size() + 1) {
            m_table.skip(m_lines.isWhole() ? ProblemKind::lineNotUnderstood : ProblemKind::rowCut, m_lines);
        } else {
            for (std::size_t i = 1; i < numbers.size(); ++i) {
                addCell(numbers[0], m_recordSizes[i - 1], m_report, numbers[i]);
            }
        }
        return true;
    }

    /// "Children see throughput for  4 initial writers = 8934630.00 kB/sec" and its related lines.
    bool readThroughput(std::string_view text) {
        constexpr std::string_view begin = "Children see throughput for";
        const std::size_t mark = text.find('=');
        if (mark == std::string_view::npos) {
            return readProcess(text);
        }
        const auto number = data::numberIn(TextCursor(text.substr(mark + 1)).digits(".-+eE"));
        const std::string_view name = base::trimmed(text.substr(0, mark));
        if (text.starts_with(begin)) {
            endThroughput();
            TextCursor behind(name.substr(begin.size()));
            const auto processes = data::numberIn(behind.digits(""));
            const std::string_view test = base::trimmed(behind.rest());
            if (!number || !processes || (!m_lines.isWhole() && !text.ends_with("sec"))) {
                m_table.skip(m_lines.isWhole() ? ProblemKind::lineNotUnderstood : ProblemKind::rowCut, m_lines);
                return true;
            }
            m_inThroughput = true;
            m_table.beginRow(m_lines.number());
            m_table.set(m_processes, *processes);
            m_table.set(m_operation, test);
            m_table.set(m_value, *number);
            return true;
        }
        if (!m_inThroughput || !number) {
            return false;
        }
        const auto beside = [&](std::string_view start, const char* column) {
            const bool fits = name.starts_with(start);
            if (fits) {
                const bool size = std::string_view(column) == "min_transfer";
                const std::string unit = size                     ? "KiB"
                                         : m_value == m_bandwidth ? "KiB/s"
                                         : m_value == m_rate      ? "ops/s"
                                                                  : "us/op";
                m_table.set(m_table.add({column, Role::description, unit}), *number);
                m_table.join();
            }
            return fits;
        };
        return beside("Parent sees throughput", "parent_throughput") ||
               beside("Min throughput per", "min_per_process") || beside("Max throughput per", "max_per_process") ||
               beside("Avg throughput per", "mean_per_process") || beside("Min xfer", "min_transfer");
    }

    /// "Each process writes a 8192 kByte file in 64 kByte records"
    bool readProcess(std::string_view text) {
        if (!text.starts_with("Each process writes a")) {
            return false;
        }
        endThroughput();
        TextCursor line(text.substr(std::string_view("Each process writes a").size()));
        const auto file = data::numberIn(line.digits(""));
        const std::size_t in = text.find(" file in ");
        const auto record =
            in == std::string_view::npos ? std::nullopt : data::numberIn(TextCursor(text.substr(in + 9)).digits(""));
        if (file && record) {
            m_table.hold(m_fileSize, *file);
            m_table.hold(m_recordSize, *record);
        }
        m_table.skip(ProblemKind::otherLine, m_lines);
        return true;
    }

    void endThroughput() {
        if (std::exchange(m_inThroughput, false)) {
            m_table.endRow();
        }
    }

    bool readFact(std::string_view text) {
        const std::size_t mark = text.find(": ");
        if (text.starts_with("Command line used: ") || text.starts_with("Run began: ")) {
            m_table.note(text.substr(0, mark), text.substr(mark + 2));
        } else if (text.starts_with("Version $Revision: ")) {
            m_table.note("program", "iozone " + std::string(TextCursor(text.substr(19)).word()));
        } else if (text.find("Output is in ") != std::string_view::npos) {
            const std::string unit = base::lowered(text.substr(text.find("Output is in ") + 13));
            m_value = unit.starts_with("microseconds")                            ? m_time
                      : unit.starts_with("operations") || unit.starts_with("ops") ? m_rate
                                                                                  : m_bandwidth;
            m_table.note("unit", text.substr(text.find("Output is in ") + 13));
        } else {
            return false;
        }
        m_table.skip(ProblemKind::otherLine, m_lines);
        return true;
    }

    void skipLine(std::string_view text) {
        const bool message = text.starts_with("iozone: ") || text.starts_with("Can not ") || text.starts_with("Error");
        message ? m_table.skip(ProblemKind::programMessage, m_lines) : m_table.skipOther(m_lines);
    }

    ToolLines& m_lines;
    ToolTable m_table;
    std::optional<IozoneColumns> m_columns;
    std::string m_before;  ///< the previous line
    bool m_hasTable = false;
    std::string m_report;  ///< test of the matrix
    std::vector<double> m_recordSizes;
    bool m_inThroughput = false;
    std::size_t m_value = 0;  ///< column selected by the unit
    std::size_t m_fileSize = 0;
    std::size_t m_recordSize = 0;
    std::size_t m_processes = 0;
    std::size_t m_operation = 0;
    std::size_t m_bandwidth = 0;
    std::size_t m_rate = 0;
    std::size_t m_time = 0;
};

}  // namespace

bool isIozoneSheet(std::string_view firstBytes) {
    return firstBytes.starts_with(biffBegin);
}

double sniffIozone(std::string_view firstBytes) {
    return isIozoneSheet(firstBytes) || hasLineOf(iozoneProgram, "Iozone: Performance", firstBytes) ? 0.9 : 0.0;
}

base::Expected<Imported> readIozone(TextSource& source, const std::string& path, const ReadOptions& options,
                                    base::Progress& progress) {
    source.rewind();
    if (isIozoneSheet(source.window())) {
        return base::fail(base::ErrorCode::outputNotUsable, {std::string(iozoneProgram), "binary", "-R > FILE"},
                          {path, 0, 0});
    }
    ToolLines lines(source, options, progress);
    return IozoneReading(lines, options).run(path);
}

}  // namespace greyscope::io
