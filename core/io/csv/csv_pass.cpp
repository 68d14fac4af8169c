#include "core/io/csv/csv_pass.h"

#include <algorithm>
#include <limits>
#include <optional>
#include <utility>

#include "core/base/lines.h"
#include "core/base/try.h"
#include "core/io/cells/cell_number.h"
#include "core/io/cells/date_and_time.h"
#include "core/io/csv/csv_dialect.h"
#include "core/io/csv/csv_heading.h"
#include "core/io/csv/csv_mending.h"
#include "core/io/csv/csv_parts.h"
#include "core/io/csv/csv_rows.h"
#include "core/io/text/utf8.h"

namespace greyscope::io {

using base::ErrorCode;
using base::Expected;
using base::fail;

namespace {

/// Records between two reports of progress and checks for cancellation.
constexpr std::size_t recordsPerQuestion = 16;
constexpr std::ptrdiff_t longestHeading = 1 << 15;  ///< maximum length of a heading whose repetition is recognised
constexpr std::size_t bytesPerReport = std::size_t{1} << 17U;

/// One pass over all records with the given column types; `codes` detects codes that would change these types.
class CsvPass {
public:
    CsvPass(TextSource& source, std::size_t start, const CsvLayout& layout, const std::vector<bool>& numeric,
            CodeWatch codes, const CsvOptions& options)
        : m_source(source),
          m_layout(layout),
          m_options(options),
          m_scanner(source, start, layout.dialect, options.maxFieldBytes),
          m_mending(layout.dialect, layout.fields, true),
          m_rows(layout, numeric, options, expectedRows(numeric.size())),
          m_plain(numeric.size()),
          m_parts(source, layout.dialect, numeric, codes, options.maxFieldBytes) {}

    Expected<void> run(base::Progress& progress) {
        std::size_t headerLeft = m_layout.headerRecords;
        std::size_t untilQuestion = recordsPerQuestion;
        std::size_t nextReport = bytesPerReport;
        const std::size_t lastLine = m_options.told.lastLine.value_or(std::numeric_limits<std::size_t>::max());
        while (!m_scanner.atEnd()) {
            m_scanner.beginRecord();
            m_rows.setLine(m_scanner.line());
            if (m_scanner.line() > lastLine) {
                break;
            }
            if (--untilQuestion == 0) {
                untilQuestion = recordsPerQuestion;
                if (m_scanner.offset() >= nextReport) {
                    nextReport = m_scanner.offset() + bytesPerReport;
                    progress.report(static_cast<double>(m_scanner.offset()) / static_cast<double>(m_source.size()));
                    if (progress.cancelled()) {
                        return fail(ErrorCode::cancelled);
                    }
                }
            }
            if (m_behindBlank && m_otherLines == 0 && skipBlankLine()) {
                continue;  // looking ahead from each of many blank lines would be slow
            }
            const bool behindBlank = std::exchange(m_behindBlank, false);
            if (headerLeft == 0 && behindBlank && isOtherTableAhead()) {
                skipOtherTable();
                break;
            }
            const bool mayBeOther = headerLeft == 0 && m_otherLines == 0 && (behindBlank || isTitle());
            m_otherLines = mayBeOther ? linesToHeading() : m_otherLines;
            if (m_otherLines > 0) {
                --m_otherLines;
                skipOtherLine();
                continue;
            }
            if (headerLeft == 0 && mayReadParts()) {
                GREYSCOPE_TRY(readParts(progress));
                untilQuestion = 1;
                continue;
            }
            const bool heading = headerLeft == 0 && isHeading();
            if (headerLeft == 0 && !heading && m_scanner.plainRecord(m_plain)) {
                if (!m_rows.addPlain(m_plain)) {
                    return tl::unexpected(*m_rows.error());
                }
                continue;
            }
            if (skipLine()) {
                continue;
            }
            const auto mended = heading ? std::nullopt : m_mending.take(m_scanner);
            if (mended) {
                m_rows.list(ProblemKind::rowMended, 0, lineOf(*mended));
            }
            const Stop stop = headerLeft > 0 ? mended ? Stop::recordEnd : readHeading(headerLeft)
                              : heading ? skipHeading()
                              : mended       ? readMended(*mended)
                                             : readRow();
            headerLeft -= headerLeft > 0 ? 1 : 0;
            if (stop == Stop::failed) {
                return tl::unexpected(m_rows.error().value_or(m_scanner.error()));
            }
        }
        progress.report(1.0);
        return {};
    }

    [[nodiscard]] Expected<std::vector<bool>> suitableTypes(const base::Progress& progress) const {
        return m_rows.suitableTypes(progress);
    }
    /// `notes`: the lines after those that were read.
    [[nodiscard]] Expected<Imported> finish(const std::vector<std::string>& notes) {
        std::size_t line = m_scanner.linesSeen();
        for (const std::string& text : notes) {
            m_rows.setLine(++line);
            m_rows.list(isBlankText(text)       ? ProblemKind::blankLine
                        : text.starts_with('#') ? ProblemKind::commentLine
                                                : ProblemKind::noteBelow,
                        0, text);
            m_rows.countSkipped();
        }
        return m_rows.finish(line);
    }

private:
    /// Estimated number of rows, from the length of the first lines, slightly too high; a row has at least one byte per
    /// column.
    [[nodiscard]] std::size_t expectedRows(std::size_t columns) const {
        const std::string_view head = m_source.window().substr(0, std::size_t{1} << 16U);
        const auto lines = static_cast<std::size_t>(
                               std::count_if(head.begin(), head.end(), [](char c) { return c == '\n' || c == '\r'; })) +
                           1;
        return std::min(m_source.size() / head.size() * (lines + lines / 32 + 1), m_source.size() / columns + 1);
    }

    bool skipBlankLine() {
        if (!m_scanner.skipBlankLine()) {
            return false;
        }
        m_behindBlank = true;
        m_rows.list(ProblemKind::blankLine, 0, {});
        m_rows.countSkipped();
        return true;
    }

    bool skipLine() {
        if (skipBlankLine()) {
            return true;
        }
        std::string_view comment;
        const bool above = m_scanner.isAbove();
        if (!m_scanner.skipComment(comment)) {
            return false;
        }
        const bool isTitle = above && !comment.starts_with("sep=") && !comment.starts_with('#');
        m_rows.list(isTitle ? ProblemKind::titleLine : ProblemKind::commentLine, 0, comment);
        if (isTitle) {
            m_rows.addTitle(comment);
            m_title = comment;
        }
        m_rows.countSkipped();
        return true;
    }

    Stop skipRecord() {
        Field field;
        Stop stop = Stop::delimiter;
        while (stop == Stop::delimiter) {
            stop = m_scanner.next(field);
        }
        return stop;
    }

    /// Reads the heading, and keeps its text if no data row can look like its first record.
    Stop readHeading(std::size_t headerLeft) {
        m_scanner.require(longestHeading);
        const char* const first = m_scanner.position();
        const std::size_t before = m_scanner.offset();
        const Stop stop = skipRecord();
        const auto& words = m_layout.headingIsWord;
        bool standsOut = false;
        for (std::size_t c = 0; c < words.size(); ++c) {
            standsOut = standsOut || (words[c] && m_rows.isNumeric(c));
        }
        const bool isShort = m_scanner.offset() - before <= static_cast<std::size_t>(longestHeading);
        const bool isFirst = headerLeft == m_layout.headerRecords;
        if (stop != Stop::failed && isShort && (isFirst ? standsOut : !m_heading.empty())) {
            m_heading.emplace_back(first, m_scanner.position());
        }
        return stop;
    }

    /// Length of the time before the names, which differs when the names are repeated.
    [[nodiscard]] std::size_t timeBytes() const { return m_layout.timeBeforeNames ? 8 : 0; }
    [[nodiscard]] bool isHeading() {
        return !m_heading.empty() && m_scanner.startsWith(m_heading.front(), static_cast<std::ptrdiff_t>(timeBytes()));
    }

    /// Whether the next line is the line above the heading, which vmstat repeats with it.
    [[nodiscard]] bool isTitle() { return !m_title.empty() && m_scanner.startsWith(m_title); }

    /// Number of lines before the next repetition of the heading if the first of them cannot be a row, such as a
    /// program's output before each of its reports.
    [[nodiscard]] std::size_t linesToHeading() {
        if (m_heading.empty()) {
            return 0;
        }
        const std::string_view ahead = m_scanner.ahead().text;
        const std::size_t lines = linesBefore(m_heading.front(), timeBytes(), ahead, mostLinesBetween);
        return m_rows.mayBeRow(cellsOf(base::firstLine(ahead), m_layout.dialect, m_options.maxFieldBytes)) ? 0 : lines;
    }

    /// Whether another table follows: names, possibly after titles, and a row with a number below them. The names are
    /// words, one of them in a numeric column of this table. Names that nearly equal this table's names continue it.
    [[nodiscard]] bool isOtherTableAhead() {
        constexpr std::size_t mostTitles = 3;
        if (m_layout.header == Header::absent || m_options.told.notesAreRows || m_rows.count() == 0) {
            return false;
        }
        std::string_view ahead = m_scanner.ahead().text;
        SampleRecord names;
        std::size_t titles = 0;
        while (!ahead.empty()) {
            const std::string_view line = base::takeLine(ahead);
            if (isBlankText(line)) {
                continue;
            }
            SampleRecord record = cellsOf(line, m_layout.dialect, m_options.maxFieldBytes);
            if (!names.empty()) {
                return record.size() == names.size() && m_rows.holdsNumber(record);
            }
            if (m_rows.mayBeRow(record) || m_rows.holdsNumber(record)) {
                return false;
            }
            if (m_rows.mayNameOthers(record)) {
                if (isHeadingLike(record, titles > 0)) {
                    return false;
                }
                names = std::move(record);
            } else if (++titles > mostTitles) {
                return false;
            }
        }
        return false;
    }

    /// Whether the names are equal or nearly equal to those of this table.
    [[nodiscard]] bool isHeadingLike(const SampleRecord& record, bool titled) const {
        SampleRecord names;
        for (const std::string& name : m_layout.names) {
            names.push_back({name});
        }
        return goesOnWithTable(names, record, titled) ||
               std::ranges::equal(record, names, {}, &SampleCell::text, &SampleCell::text);
    }

    void skipOtherTable() {
        while (!m_scanner.atEnd()) {
            m_scanner.beginRecord();
            m_rows.setLine(m_scanner.line());
            if (!skipLine()) {
                m_rows.list(ProblemKind::tableNotRead, 0, base::firstLine(m_scanner.ahead().text));
                m_rows.countSkipped();
                m_scanner.passLine();
            }
        }
    }

    void skipOtherLine() {
        if (skipLine()) {
            return;
        }
        m_rows.list(ProblemKind::otherLine, 0, base::firstLine(m_scanner.ahead().text));
        m_rows.countSkipped();
        m_scanner.passLine();
    }

    /// Skips a repeated heading, with its further records if they are repeated too.
    Stop skipHeading() {
        Stop stop = skipNames(m_heading.front());
        for (std::size_t r = 1; r < m_heading.size() && stop != Stop::failed; ++r) {
            m_scanner.beginRecord();
            if (!m_scanner.startsWith(m_heading[r])) {
                break;
            }
            m_rows.setLine(m_scanner.line());
            stop = skipNames(m_heading[r]);
        }
        return stop;
    }

    Stop skipNames(std::string_view names) {
        m_rows.list(ProblemKind::headingRepeated, 0, base::withoutLineEnd(names));
        m_rows.countSkipped();
        return skipRecord();
    }

    [[nodiscard]] bool mayReadParts() const {
        return m_parts.worthwhile(m_scanner.offset()) && m_scanner.partsAreAlike() && !m_options.told.lastLine;
    }

    Expected<void> readParts(base::Progress& progress) {
        std::size_t rows = 0;
        const auto take = [&](const PlainPart& part) {
            m_rows.addPart(part);
            rows += part.rows();
        };
        m_scanner.moveTo(GREYSCOPE_TRY(m_parts.read(m_scanner.offset(), take, progress)), rows);
        return {};
    }

    static std::string lineOf(const SampleRecord& record) {
        std::string line;
        for (const SampleCell& cell : record) {
            line += (line.empty() ? "" : " ") + cell.text;
        }
        return line;
    }

    Stop readMended(const SampleRecord& record) {
        const std::size_t width = std::min(m_rows.width(), record.size());
        m_rows.beginRow();
        for (std::size_t c = 0; c < width; ++c) {
            if (!m_rows.addCell(c, record[c].text)) {
                return Stop::failed;
            }
        }
        const auto further = std::find_if(record.begin() + static_cast<std::ptrdiff_t>(width), record.end(),
                                          [](const SampleCell& cell) { return !isBlankText(cell.text); });
        if (further != record.end()) {
            m_rows.list(ProblemKind::rowTooLong, static_cast<std::size_t>(further - record.begin()) + 1, further->text);
        }
        return m_rows.finishRow(width) ? Stop::recordEnd : Stop::failed;
    }

    Stop readRow() {
        const CsvDialect& dialect = m_layout.dialect;
        const std::size_t width = m_rows.width();
        Stop stop = Stop::delimiter;
        m_rows.beginRow();
        std::size_t c = 0;
        for (; c < width && stop == Stop::delimiter; ++c) {
            const char* position = m_scanner.position();
            double value = 0.0;
            // A decimal mark that is also the delimiter occurs only in quotes.
            const char* const end = dialect.decimalMark == dialect.delimiter ? position : m_scanner.plainEnd();
            if (m_rows.isNumeric(c) && readShortDecimal(position, end, dialect.delimiter, dialect.decimalMark, value)) {
                m_rows.addNumber(c, value);
                stop = m_scanner.finishPlain(position);
            } else {
                stop = readField(c);
            }
            if (stop == Stop::failed) {
                return stop;
            }
        }
        if (stop == Stop::delimiter) {
            return finishLong(c);
        }
        return m_rows.finishRow(c) ? Stop::recordEnd : Stop::failed;
    }

    /// Reads any field that is not a plain number.
    Stop readField(std::size_t c) {
        Field field;
        const Stop stop = m_scanner.next(field);
        if (stop == Stop::failed) {
            return stop;
        }
        if (field.strayQuote) {
            m_rows.list(ProblemKind::quoteInsideField, c + 1, field.text);
        }
        return m_rows.addCell(c, field.text) ? stop : Stop::failed;
    }

    /// Reads fields after the last column. Empty fields there are only surplus delimiters.
    Stop finishLong(std::size_t c) {
        Field field;
        Stop stop = Stop::delimiter;
        bool listed = false;
        const std::size_t width = c;
        for (; stop == Stop::delimiter; ++c) {
            stop = m_scanner.next(field);
            if (stop == Stop::failed) {
                return stop;
            }
            if (c >= m_options.maxColumns) {
                m_rows.fail({ErrorCode::tooManyColumns,
                             {std::to_string(c + 1), std::to_string(m_options.maxColumns)},
                             {{}, m_scanner.line(), 0}});
                return Stop::failed;
            }
            if (!isBlankText(field.text) && !std::exchange(listed, true)) {
                m_rows.list(ProblemKind::rowTooLong, c + 1, field.text);
            }
        }
        return m_rows.finishRow(width) ? stop : Stop::failed;
    }

    TextSource& m_source;
    const CsvLayout& m_layout;
    const CsvOptions& m_options;
    CsvScanner m_scanner;
    CsvMending m_mending;
    CsvRows m_rows;
    std::vector<std::string_view> m_plain;  ///< cells of a record that is read in one step
    CsvParts m_parts;
    std::vector<std::string> m_heading;  ///< text of the heading records, to recognise their repetition
    std::string m_title = {};            ///< the last line above the heading
    bool m_behindBlank = false;
    std::size_t m_otherLines = 0;  ///< lines left before the heading is repeated
};

}  // namespace

Expected<Imported> readRows(TextSource& source, std::size_t start, const CsvLayout& layout,
                            const std::vector<std::string>& notes, const CsvOptions& options,
                            base::Progress& progress) {
    for (std::size_t c = 0; c < layout.names.size(); ++c) {
        if (!isValidUtf8(layout.names[c])) {
            return fail(ErrorCode::encodingUnsupported, {"not UTF-8"}, {{}, 1, c + 1});
        }
    }
    const bool given = options.numeric == layout.numeric;
    // The first records may suggest a wrong column type; the second pass uses all of them.
    std::vector<bool> numeric = layout.numeric;
    for (bool last = given;; last = true) {
        CsvPass pass(source, start, layout, numeric, last ? CodeWatch() : CodeWatch(layout.amounts), options);
        GREYSCOPE_TRY(pass.run(progress));
        auto suitable = GREYSCOPE_TRY(last ? numeric : pass.suitableTypes(progress));
        if (suitable == numeric) {
            auto imported = GREYSCOPE_TRY(pass.finish(notes));
            return layout.dateAndTime ? withTimeBehindDate(std::move(imported))
                   : given            ? std::move(imported)
                                      : withDateAndTime(std::move(imported)).and_then(withDateParts);
        }
        numeric = std::move(suitable);
    }
}

}  // namespace greyscope::io
