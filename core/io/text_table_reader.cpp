#include "core/io/text_table_reader.h"

#include <algorithm>
#include <utility>
#include <vector>

#include "core/base/text.h"
#include "core/base/try.h"
#include "core/io/csv_draft.h"
#include "core/io/drawn_table.h"
#include "core/io/known_text.h"
#include "core/io/plain_text.h"
#include "core/io/tool_lines.h"
#include "core/io/utf8.h"

namespace greyscope::io {

using base::Expected;

namespace {

constexpr std::size_t mostLookedAt = 400;  ///< lines

/// Those of the first bytes that are whole.
std::vector<std::string_view> firstLines(std::string_view text) {
    std::vector<std::string_view> lines;
    while (!text.empty() && lines.size() < mostLookedAt) {
        const std::size_t end = text.find('\n');
        if (end == std::string_view::npos && text.size() + 1 >= sniffedBytes / 2 && !lines.empty()) {
            break;
        }
        std::string_view line = text.substr(0, end);
        line.remove_suffix(line.ends_with('\r') ? 1 : 0);
        lines.push_back(line);
        text.remove_prefix(end == std::string_view::npos ? text.size() : end + 1);
    }
    return lines;
}

/// As many commas, semicolons or single blanks in every line, the heading too: these part its cells, however its blanks
/// stand below each other.
bool isSeparatedAlike(const std::vector<std::string_view>& lines) {
    const auto alike = [&lines](char mark) {
        const auto in = [mark](std::string_view line) { return std::count(line.begin(), line.end(), mark); };
        return in(lines.front()) > 0 && std::all_of(lines.begin(), lines.end(), [&](std::string_view line) {
                   return in(line) == in(lines.front());
               });
    };
    const bool single = std::none_of(lines.begin(), lines.end(), [](std::string_view line) {
        return line.find("  ") != std::string_view::npos || line != base::trimmed(line);
    });
    return lines.size() > 2 && (alike(',') || alike(';') || (single && alike(' ')));
}

class TextTableReading {
public:
    TextTableReading(DrawnTable table, const ReadOptions& options) : m_table(std::move(table)), m_options(options) {}

    Expected<Imported> run(ToolLines& lines, const std::string& path, base::Progress& progress) {
        while (lines.next()) {
            GREYSCOPE_TRY(take(lines));
        }
        if (lines.error()) {
            base::Error error = *lines.error();
            error.location.file = path;
            return tl::unexpected(std::move(error));
        }
        CsvHints hints;
        hints.header = Header::present;
        Imported imported = GREYSCOPE_TRY(std::move(m_draft).read(path, m_options, hints, progress));
        ReadReport& report = imported.report;
        report.encoding = lines.isMarked() ? "UTF-8 with BOM" : "UTF-8";
        report.linesSeen = lines.number();
        return imported;
    }

private:
    Expected<void> take(const ToolLines& lines) {
        const std::string_view text = lines.text();
        if (base::trimmed(text).empty()) {
            skip(ProblemKind::blankLine, lines);
        } else if (lines.number() < m_table.heading) {
            skip(ProblemKind::titleLine, lines);
        } else if (isDrawnRule(text)) {
            skip(ProblemKind::otherLine, lines);
        } else {
            return takeRow(lines);
        }
        return {};
    }

    Expected<void> takeRow(const ToolLines& lines) {
        const std::vector<std::string> cells = cellsOf(m_table, lines.text());
        if (cells.empty()) {
            skip(m_table.barred ? ProblemKind::otherLine : ProblemKind::lineNotUnderstood, lines);
            return {};
        }
        if (lines.number() == m_table.heading) {
            m_names = cells;
        } else if (cells == m_names) {
            skip(ProblemKind::headingRepeated, lines);
            return {};
        }
        return m_draft.add(cells, lines.number());
    }

    void skip(ProblemKind kind, const ToolLines& lines) {
        m_draft.skip(kind, lines.number(), lines.text(), m_options.maxProblems);
    }

    DrawnTable m_table;
    const ReadOptions& m_options;
    CsvDraft m_draft;
    std::vector<std::string> m_names;
};

}  // namespace

double sniffTextTable(std::string_view firstBytes) {
    const bool text = checkPlainText(firstBytes, {}) && seemsToBe(firstBytes).empty();
    const std::vector<std::string_view> lines = firstLines(firstBytes);
    const auto table = text ? drawnTable(lines) : std::nullopt;
    return table && (table->barred || !isSeparatedAlike(lines)) ? 0.7 : 0.0;
}

Expected<Imported> readTextTable(TextSource& source, const std::string& path, const ReadOptions& options,
                                 base::Progress& progress) {
    source.rewind();
    source.moveOn(0, sniffedBytes);
    auto table = drawnTable(firstLines(source.window().substr(0, sniffedBytes)));
    if (!table) {
        return base::fail(base::ErrorCode::noRows, {}, {path, 0, 0});
    }
    ToolLines lines(source, options, progress);
    return TextTableReading(std::move(*table), options).run(lines, path, progress);
}

}  // namespace greyscope::io
