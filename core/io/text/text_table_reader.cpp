#include "core/io/text/text_table_reader.h"

#include <algorithm>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "core/base/lines.h"
#include "core/base/text.h"
#include "core/base/try.h"
#include "core/io/csv/csv_draft.h"
#include "core/io/csv/csv_options.h"
#include "core/io/text/drawn_table.h"
#include "core/io/text/known_text.h"
#include "core/io/text/plain_text.h"
#include "core/io/text/tool_lines.h"
#include "core/io/text/utf8.h"

namespace greyscope::io {

using base::Expected;

namespace {

constexpr std::size_t mostLookedAt = 400;  ///< maximum number of lines examined

/// The complete lines of the first bytes.
std::vector<std::string_view> firstLines(std::string_view text) {
    std::vector<std::string_view> lines;
    while (!text.empty() && lines.size() < mostLookedAt) {
        const std::string_view written = base::takeLineWithEnd(text);
        const std::string_view line = base::withoutLineEnd(written);
        if (line.size() == written.size() && line.size() + 1 >= sniffedBytes / 2 && !lines.empty()) {
            break;
        }
        lines.push_back(line);
    }
    return lines;
}

/// Whether every line has the same number of commas, semicolons or single blanks, which then separate the cells however
/// the blanks are aligned. The heading may have one blank less: R writes row names without a column name.
bool isSeparatedAlike(const std::vector<std::string_view>& lines) {
    const auto alike = [&lines](char mark, std::ptrdiff_t less) {
        const auto in = [mark](std::string_view line) { return std::count(line.begin(), line.end(), mark); };
        return in(lines.back()) > less && in(lines.front()) + less == in(lines.back()) &&
               std::all_of(lines.begin() + 1, lines.end(),
                           [&](std::string_view line) { return in(line) == in(lines.back()); });
    };
    const bool single = std::none_of(lines.begin(), lines.end(), [](std::string_view line) {
        return line.find("  ") != std::string_view::npos || line != base::trimmed(line);
    });
    return lines.size() > 2 && (alike(',', 0) || alike(';', 0) || (single && (alike(' ', 0) || alike(' ', 1))));
}

class TextTableReading {
public:
    TextTableReading(DrawnTable table, const ReadOptions& options, const CsvHints& told)
        : m_table(std::move(table)), m_options(options), m_told(told) {}

    Expected<Imported> run(ToolLines& lines, const std::string& path, base::Progress& progress) {
        while (lines.next() && lines.number() <= m_told.lastLine.value_or(lines.number())) {
            GREYSCOPE_TRY(take(lines));
        }
        if (lines.error()) {
            base::Error error = *lines.error();
            error.location.file = path;
            return tl::unexpected(std::move(error));
        }
        GREYSCOPE_TRY(addHeld());
        return finish(lines, path, progress);
    }

private:
    /// A line after a gap; it is the heading of another table if a rule follows it.
    struct Held {
        std::vector<std::string> cells;
        std::size_t line = 0;
        std::string text;
    };

    Expected<void> take(const ToolLines& lines) {
        const std::string_view text = lines.text();
        if (base::trimmed(text).empty()) {
            return takeBlank(lines);
        }
        if (lines.number() < m_table.heading) {
            skip(ProblemKind::titleLine, lines);
        } else if (m_isOver) {
            skip(ProblemKind::tableNotRead, lines);
        } else if (isDrawnRule(text)) {
            takeRule(lines);
        } else {
            return takeRow(lines);
        }
        return {};
    }

    /// Handles a blank line. In a table of aligned columns it shows the row reader where another table may begin.
    Expected<void> takeBlank(const ToolLines& lines) {
        GREYSCOPE_TRY(addHeld());
        m_behindGap = true;
        if (m_table.barred || m_names.empty() || m_isOver) {
            skip(ProblemKind::blankLine, lines);
            return {};
        }
        return m_draft.add(std::vector<std::string>(m_names.size()), lines.number());
    }

    void takeRule(const ToolLines& lines) {
        if (m_held) {
            m_draft.skip(ProblemKind::tableNotRead, m_held->line, m_held->text, m_options.maxProblems);
            m_held.reset();
            m_isOver = true;
        }
        m_behindGap = m_behindGap || m_behindRule;  // rules around two tables
        m_behindRule = true;
        skip(ProblemKind::otherLine, lines);
    }

    Expected<void> takeRow(const ToolLines& lines) {
        GREYSCOPE_TRY(addHeld());
        m_behindRule = false;
        const std::vector<std::string> cells = cellsOf(m_table, lines.text());
        if (cells.empty()) {
            m_behindGap = true;
            skip(m_table.barred ? ProblemKind::otherLine : ProblemKind::lineNotUnderstood, lines);
            return {};
        }
        const bool behindGap = std::exchange(m_behindGap, false);
        if (lines.number() == m_table.heading) {
            m_names = cells;
        } else if (cells == m_names) {
            skip(ProblemKind::headingRepeated, lines);
            return {};
        } else if (behindGap) {
            m_held = {cells, lines.number(), std::string(lines.text())};
            return {};
        }
        return m_draft.add(cells, lines.number());
    }

    Expected<void> addHeld() {
        const auto held = std::exchange(m_held, std::nullopt);
        return held ? m_draft.add(held->cells, held->line) : Expected<void>();
    }

    /// The counts of lines refer to the text, not to its rows.
    Expected<Imported> finish(const ToolLines& lines, const std::string& path, base::Progress& progress) {
        ReadOptions ofRows = m_options;
        Dialect ofLines;
        for (const char* word : {"above", "until"}) {
            ofLines.insert(ofRows.dialect.extract(word));
        }
        CsvHints hints;
        hints.header = Header::present;
        Imported imported = GREYSCOPE_TRY(std::move(m_draft).read(path, ofRows, hints, progress));
        imported.report.dialect.merge(ofLines);
        imported.report.encoding = lines.isMarked() ? "UTF-8 with BOM" : "UTF-8";
        imported.report.linesSeen = lines.number();
        return imported;
    }

    void skip(ProblemKind kind, const ToolLines& lines) {
        m_draft.skip(kind, lines.number(), lines.text(), m_options.maxProblems);
    }

    DrawnTable m_table;
    const ReadOptions& m_options;
    const CsvHints& m_told;
    CsvDraft m_draft;
    std::vector<std::string> m_names;
    bool m_behindGap = false;
    bool m_behindRule = false;
    std::optional<Held> m_held;
    bool m_isOver = false;  ///< the following lines belong to other tables
};

/// The first drawn table in the given lines.
std::optional<DrawnTable> findTable(TextSource& source, const ReadOptions& options, const CsvHints& told,
                                    base::Progress& progress) {
    const std::size_t above = told.linesAbove.value_or(0);
    std::vector<std::string> texts;
    ToolLines lines(source, options, progress);
    while (texts.size() < mostLookedAt && lines.next() && lines.number() <= told.lastLine.value_or(lines.number())) {
        if (lines.number() > above) {
            texts.emplace_back(lines.text());
        }
    }
    auto table = drawnTable({texts.begin(), texts.end()});
    if (table) {
        table->heading += above;
    }
    return table;
}

}  // namespace

double sniffTextTable(std::string_view firstBytes) {
    const bool text = checkPlainText(firstBytes, {}) && seemsToBe(firstBytes).empty();
    const std::vector<std::string_view> lines = firstLines(firstBytes);
    const auto table = text ? drawnTable(lines) : std::nullopt;
    return table && (table->barred || !isSeparatedAlike(lines)) ? 0.7 : 0.0;
}

Expected<Imported> readTextTable(TextSource& source, const std::string& path, const ReadOptions& options,
                                 base::Progress& progress) {
    const CsvHints told = CsvHints::in(options.dialect);
    auto table = findTable(source, options, told, progress);
    if (!table) {
        return base::fail(base::ErrorCode::noRows, {}, {path, 0, 0});
    }
    ToolLines lines(source, options, progress);
    return TextTableReading(std::move(*table), options, told).run(lines, path, progress);
}

}  // namespace greyscope::io
