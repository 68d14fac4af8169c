#include "core/io/csv_reader.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <optional>
#include <utility>

#include "core/base/try.h"
#include "core/io/cell_number.h"
#include "core/io/column_builder.h"
#include "core/io/csv_layout.h"
#include "core/io/csv_mending.h"
#include "core/io/known_text.h"
#include "core/io/plain_text.h"
#include "core/io/utf8.h"

namespace greyscope::io {

using base::ErrorCode;
using base::Expected;
using base::fail;

namespace {

constexpr std::string_view byteOrderMark = "\xef\xbb\xbf";
constexpr std::size_t shownBytes = 40;
/// Between two reports of progress, and questions whether to go on.
constexpr std::size_t recordsPerQuestion = 16;
constexpr std::size_t fewNumberRecords = 8;
constexpr std::size_t longestWithoutNumbers = 63;
constexpr std::ptrdiff_t longestHeading = 1 << 15;  ///< that is recognised where it comes again
constexpr std::size_t bytesPerReport = std::size_t{1} << 17U;

/// One walk over all records with the types of the columns given.
class CsvPass {
public:
    CsvPass(TextSource& source, std::size_t start, const CsvLayout& layout, const std::vector<bool>& numeric,
            const CsvOptions& options)
        : m_source(source),
          m_layout(layout),
          m_options(options),
          m_scanner(source, start, layout.dialect, options.maxFieldBytes),
          m_mending(layout.dialect, layout.fields),
          m_decimals(layout.dialect.decimalMark),
          m_plain(numeric.size()) {
        const std::size_t rows = expectedRows(numeric.size());
        for (const bool isNumeric : numeric) {
            m_columns.emplace_back(isNumeric, rows);
        }
        for (const Problem& problem : layout.problems) {
            list(problem);
        }
        if (std::all_of(numeric.begin(), numeric.end(), [](bool isNumeric) { return isNumeric; })) {
            m_numberRows.emplace(numeric.size(), layout.dialect.delimiter, layout.dialect.decimalMark);
        }
    }

    Expected<void> run(base::Progress& progress) {
        std::size_t headerLeft = m_layout.headerRecords;
        std::size_t untilQuestion = recordsPerQuestion;
        std::size_t nextReport = bytesPerReport;
        const std::size_t lastLine = m_options.told.lastLine.value_or(std::numeric_limits<std::size_t>::max());
        while (!m_scanner.atEnd()) {
            m_scanner.beginRecord();
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
            if (headerLeft == 0 && readNumbers()) {
                untilQuestion = 1;
                continue;
            }
            const bool heading = headerLeft == 0 && isHeading();
            if (headerLeft == 0 && !heading && m_scanner.plainRecord(m_plain)) {
                if (readPlain() == Stop::failed) {
                    return tl::unexpected(*m_error);
                }
                continue;
            }
            if (skipLine()) {
                continue;
            }
            const auto mended = heading ? std::nullopt : m_mending.take(m_scanner);
            if (mended) {
                list(ProblemKind::rowMended, 0, lineOf(*mended));
            }
            const Stop stop = headerLeft > 0 ? mended ? Stop::recordEnd : readHeading()
                              : heading ? skipHeading()
                              : mended       ? readMended(*mended)
                                             : readRow();
            headerLeft -= headerLeft > 0 ? 1 : 0;
            if (stop == Stop::failed) {
                return tl::unexpected(m_error.value_or(m_scanner.error()));
            }
        }
        progress.report(1.0);
        return {};
    }

    /// The types that the cells ask for; equal to those given where they suit.
    [[nodiscard]] Expected<std::vector<bool>> suitableTypes(const base::Progress& progress) const {
        std::vector<bool> numeric;
        for (const ColumnBuilder& column : m_columns) {
            const bool type = GREYSCOPE_TRY(column.shouldBeNumeric(m_layout.dialect.decimalMark, progress));
            numeric.push_back(type);
        }
        return numeric;
    }

    Expected<Imported> finish() {
        ReadReport& report = m_report;
        const CsvDialect& dialect = m_layout.dialect;
        report.dialect = CsvHints{dialect.delimiter, dialect.decimalMark, m_layout.header,        dialect.quote,
                                  dialect.backslash, dialect.linesAbove,  m_options.told.lastLine}
                             .asDialect();
        report.hasHeading = m_layout.header != Header::absent;
        report.linesSeen = m_scanner.linesSeen();
        report.rowsRead = m_lines.size();
        // Where a heading stands alone the rows may follow, or have come to nothing.
        const bool headingAlone = m_lines.size() == 0 && report.hasHeading && m_columns.size() > 1;
        if (m_lines.size() == 0 && !headingAlone) {
            return fail(ErrorCode::noRows);
        }
        std::vector<data::Column> columns;
        for (std::size_t c = 0; c < m_columns.size(); ++c) {
            report.cellsMissing += m_columns[c].missingCount();
            columns.push_back(m_columns[c].take(m_layout.names[c], m_layout.units[c]));
        }
        const auto hasNumber = [&](const data::Column& column) {
            return column.isNumeric() && std::any_of(column.numbers().begin(), column.numbers().end(),
                                                     [](double value) { return !std::isnan(value); });
        };
        const auto hasWord = [](const data::Column& column) {
            return !column.isNumeric() && !column.texts().levels.empty();
        };
        const bool words =
            (m_options.textAlone || m_layout.wordsAreTable) && std::any_of(columns.begin(), columns.end(), hasWord);
        if (!headingAlone && !words && std::none_of(columns.begin(), columns.end(), hasNumber)) {
            return noNumbers();
        }
        auto dataset = GREYSCOPE_TRY(data::Dataset::create(std::move(columns), std::move(m_lines)));
        return Imported{std::make_shared<const data::Dataset>(std::move(dataset)), std::move(report)};
    }

private:
    /// From the length of the first lines, a little more than enough; a row has at least a byte for each column.
    [[nodiscard]] std::size_t expectedRows(std::size_t columns) const {
        const std::string_view head = m_source.window().substr(0, std::size_t{1} << 16U);
        const auto lines = static_cast<std::size_t>(
                               std::count_if(head.begin(), head.end(), [](char c) { return c == '\n' || c == '\r'; })) +
                           1;
        return std::min(m_source.size() / head.size() * (lines + lines / 32 + 1), m_source.size() / columns + 1);
    }

    /// Where the numbers are only foreign ones, the first of them is named.
    [[nodiscard]] tl::unexpected<base::Error> noNumbers() const {
        const auto& problems = m_report.problems;
        const auto first = std::find_if(problems.begin(), problems.end(), [](const Problem& problem) {
            return problem.kind == ProblemKind::foreignNumber;
        });
        return first == problems.end()
                   ? fail(ErrorCode::noNumericColumn)
                   : fail(ErrorCode::noNumericColumn, {first->text}, {{}, first->line, first->column});
    }

    void list(Problem problem) {
        ++m_report.problemCount;
        if (m_report.problems.size() < m_options.maxProblems) {
            m_report.problems.push_back(std::move(problem));
        }
    }

    void list(ProblemKind kind, std::size_t column, std::string_view text) {
        list({kind, m_scanner.line(), column, shortened(text, shownBytes)});
    }

    bool skipLine() {
        std::string_view comment;
        if (m_scanner.skipBlankLine()) {
            list(ProblemKind::blankLine, 0, {});
        } else if (const bool above = m_scanner.isAbove(); m_scanner.skipComment(comment)) {
            const bool isTitle = above && !comment.starts_with("sep=") && !comment.starts_with('#');
            list(isTitle ? ProblemKind::titleLine : ProblemKind::commentLine, 0, comment);
        } else {
            return false;
        }
        ++m_report.rowsSkipped;
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

    /// Remembers the first record of the heading as it stands, if no row of data can look like it.
    Stop readHeading() {
        m_scanner.require(longestHeading);
        const char* const first = m_scanner.position();
        const std::size_t before = m_scanner.offset();
        const Stop stop = skipRecord();
        const auto& words = m_layout.headingIsWord;
        bool standsOut = false;
        for (std::size_t c = 0; c < words.size(); ++c) {
            standsOut = standsOut || (words[c] && m_columns[c].isNumeric());
        }
        const bool isShort = m_scanner.offset() - before <= static_cast<std::size_t>(longestHeading);
        if (m_heading.empty() && stop != Stop::failed && standsOut && isShort) {
            m_heading.assign(first, m_scanner.position());
        }
        return stop;
    }

    [[nodiscard]] bool isHeading() { return !m_heading.empty() && m_scanner.startsWith(m_heading); }

    Stop skipHeading() {
        list(ProblemKind::headingRepeated, 0,
             std::string_view(m_heading).substr(0, m_heading.find_last_not_of("\r\n") + 1));
        ++m_report.rowsSkipped;
        return skipRecord();
    }

    /// Records of numbers alone, of which there are mostly many.
    bool readNumbers() {
        if (!m_numberRows || m_recordsToNumbers > 0 || m_options.told.lastLine) {
            m_recordsToNumbers -= m_recordsToNumbers > 0 ? 1 : 0;
            return false;
        }
        const std::size_t rows = m_scanner.numberRecords(*m_numberRows);
        // Where few are, a look at each would take longer than what is gained.
        m_numbersFailed = rows >= fewNumberRecords ? 0 : std::min(2 * m_numbersFailed + 1, longestWithoutNumbers);
        m_recordsToNumbers = m_numbersFailed;
        if (rows == 0) {
            return false;
        }
        for (std::size_t c = 0; c < m_columns.size(); ++c) {
            m_columns[c].addNumbers(m_numberRows->column(c));
        }
        m_cells += rows * m_columns.size();
        m_lines.add(m_scanner.line(), rows);
        return true;
    }

    /// A record whose cells are known.
    Stop readPlain() {
        const std::size_t width = m_plain.size();
        const std::string_view* const cells = m_plain.data();
        ColumnBuilder* const columns = m_columns.data();
        const ShortDecimals decimals = m_decimals;
        std::size_t usual = 0;
        m_present = 0;
        for (std::size_t c = 0; c < width; ++c) {
            ColumnBuilder& column = columns[c];
            const std::string_view cell = cells[c];
            double value = 0.0;
            if (column.isNumeric() && decimals.read(cell, value)) {
                column.addNumber(value);
                ++usual;
            } else if (!column.isNumeric() && column.addKnown(cell, TextKey::withRoom(cell))) {
                ++usual;
            } else if (!takeCell(c, cell)) {
                return Stop::failed;
            }
        }
        m_present += usual;
        return finishRow(width);
    }

    static std::string lineOf(const SampleRecord& record) {
        std::string line;
        for (const SampleCell& cell : record) {
            line += (line.empty() ? "" : " ") + cell.text;
        }
        return line;
    }

    Stop readMended(const SampleRecord& record) {
        const std::size_t width = std::min(m_columns.size(), record.size());
        m_present = 0;
        for (std::size_t c = 0; c < width; ++c) {
            if (!takeCell(c, record[c].text)) {
                return Stop::failed;
            }
        }
        const auto further = std::find_if(record.begin() + static_cast<std::ptrdiff_t>(width), record.end(),
                                          [](const SampleCell& cell) { return !isBlankText(cell.text); });
        if (further != record.end()) {
            list(ProblemKind::rowTooLong, static_cast<std::size_t>(further - record.begin()) + 1, further->text);
        }
        return finishRow(width);
    }

    Stop readRow() {
        const CsvDialect& dialect = m_layout.dialect;
        const std::size_t width = m_columns.size();
        Stop stop = Stop::delimiter;
        m_present = 0;
        std::size_t c = 0;
        for (; c < width && stop == Stop::delimiter; ++c) {
            ColumnBuilder& column = m_columns[c];
            const char* position = m_scanner.position();
            double value = 0.0;
            // A mark that also delimits stands in quotes alone.
            const char* const end = dialect.decimalMark == dialect.delimiter ? position : m_scanner.plainEnd();
            if (column.isNumeric() && readShortDecimal(position, end, dialect.delimiter, dialect.decimalMark, value)) {
                column.addNumber(value);
                ++m_present;
                stop = m_scanner.finishPlain(position);
            } else {
                stop = readField(c);
            }
            if (stop == Stop::failed) {
                return stop;
            }
        }
        return stop == Stop::delimiter ? finishLong(c) : finishRow(c);
    }

    /// Any field that is not a plain number.
    Stop readField(std::size_t c) {
        Field field;
        const Stop stop = m_scanner.next(field);
        if (stop == Stop::failed) {
            return stop;
        }
        if (field.strayQuote) {
            list(ProblemKind::quoteInsideField, c + 1, field.text);
        }
        return takeCell(c, field.text) ? stop : Stop::failed;
    }

    bool takeCell(std::size_t c, std::string_view text) {
        ColumnBuilder& column = m_columns[c];
        if (!column.isNumeric()) {
            if (isMissingText(text)) {
                setMissing(c, text);
                return true;
            }
            ++m_present;
            if (column.addText(text)) {
                if (!isText(text, c)) {
                    return false;
                }
                if (isForeignNumber(text)) {
                    list(ProblemKind::foreignNumber, c + 1, text);
                }
            }
            return true;
        }
        const Cell cell = readCell(text, m_layout.dialect.decimalMark);
        if (cell.kind == CellKind::number) {
            column.addNumber(cell.value);
            ++m_present;
        } else if (cell.kind == CellKind::missing) {
            setMissing(c, text);
        } else {
            if (!isText(text, c)) {
                return false;
            }
            ++m_present;
            cell.kind == CellKind::text ? column.addBad(text) : column.addNotFinite(text);
            list(cell.kind == CellKind::text ? ProblemKind::notANumber : ProblemKind::notFinite, c + 1, text);
        }
        return true;
    }

    void setMissing(std::size_t c, std::string_view text) {
        m_present += isRule(text) ? 0 : 1;
        m_columns[c].isNumeric() && !isMissingText(text) ? m_columns[c].addMissingWord() : m_columns[c].addMissing();
    }

    bool isText(std::string_view text, std::size_t c) {
        if (isValidUtf8(text)) {
            return true;
        }
        m_error = base::Error{ErrorCode::encodingUnsupported, {"not UTF-8"}, {{}, m_scanner.line(), c + 1}};
        return false;
    }

    /// Reads on behind the last column. Empty fields there are only delimiters too many.
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
                m_error = base::Error{ErrorCode::tooManyColumns,
                                      {std::to_string(c + 1), std::to_string(m_options.maxColumns)},
                                      {{}, m_scanner.line(), 0}};
                return Stop::failed;
            }
            if (!isBlankText(field.text) && !std::exchange(listed, true)) {
                list(ProblemKind::rowTooLong, c + 1, field.text);
            }
        }
        return finishRow(width) == Stop::failed ? Stop::failed : stop;
    }

    /// Pads a short row; takes a row back that holds nothing.
    Stop finishRow(std::size_t fields) {
        const std::size_t width = m_columns.size();
        if (m_present == 0) {  // so every cell of it was added as missing
            for (std::size_t c = 0; c < fields; ++c) {
                m_columns[c].removeMissing();
            }
            list(ProblemKind::blankLine, 0, {});
            ++m_report.rowsSkipped;
            return Stop::recordEnd;
        }
        m_cells += fields;
        if (fields < width) {
            m_padding += width - fields;
            if (m_padding > m_cells + m_options.maxPadding) {
                m_error = base::Error{ErrorCode::raggedRow,
                                      {std::to_string(fields), std::to_string(width), std::to_string(m_padding)},
                                      {{}, m_scanner.line(), 0}};
                return Stop::failed;
            }
            if (fields < m_layout.fields) {  // else the heading is too long
                list(ProblemKind::rowTooShort, fields + 1, std::to_string(fields));
            }
            for (std::size_t c = fields; c < width; ++c) {
                m_columns[c].addMissing();
            }
        }
        m_lines.add(m_scanner.line());
        return Stop::recordEnd;
    }

    TextSource& m_source;
    const CsvLayout& m_layout;
    const CsvOptions& m_options;
    CsvScanner m_scanner;
    CsvMending m_mending;
    ShortDecimals m_decimals;
    std::vector<std::string_view> m_plain;   ///< cells of a record that is read at once
    std::optional<NumberRows> m_numberRows;  ///< where all columns are numeric
    std::size_t m_numbersFailed = 0;
    std::size_t m_recordsToNumbers = 0;  ///< before they are tried again
    std::string m_heading;
    std::vector<ColumnBuilder> m_columns;
    data::SourceLines m_lines;
    std::size_t m_present = 0;  ///< cells of this row that hold something
    std::size_t m_cells = 0;    ///< that the rows hold
    std::size_t m_padding = 0;  ///< that they lack
    ReadReport m_report;
    std::optional<base::Error> m_error;
};

Expected<Imported> readTable(TextSource& source, std::size_t start, const std::string& path, const CsvOptions& options,
                             base::Progress& progress) {
    const auto layout = GREYSCOPE_TRY(detectLayout(source, start, path, options, progress));
    for (std::size_t c = 0; c < layout.names.size(); ++c) {
        if (!isValidUtf8(layout.names[c])) {
            return fail(ErrorCode::encodingUnsupported, {"not UTF-8"}, {{}, 1, c + 1});
        }
    }
    const bool given = options.numeric == layout.numeric;
    // The first records may mislead about a column's type; the second walk knows all of them.
    std::vector<bool> numeric = layout.numeric;
    for (bool last = given;; last = true) {
        CsvPass pass(source, start, layout, numeric, options);
        GREYSCOPE_TRY(pass.run(progress));
        auto suitable = GREYSCOPE_TRY(last ? numeric : pass.suitableTypes(progress));
        if (suitable == numeric) {
            return pass.finish();
        }
        numeric = std::move(suitable);
    }
}

}  // namespace

double sniffCsv(std::string_view firstBytes) {
    return !checkPlainText(firstBytes, {}) ? 0.1 : seemsToBe(firstBytes).empty() ? 0.5 : 0.0;
}

Expected<Imported> readCsv(TextSource& source, const std::string& path, const ReadOptions& options,
                           base::Progress& progress) {
    source.rewind();
    source.moveOn(0, sniffedBytes);
    GREYSCOPE_TRY(checkPlainText(source.window().substr(0, sniffedBytes), path));
    const bool marked = source.window().starts_with(byteOrderMark);
    auto imported =
        readTable(source, marked ? byteOrderMark.size() : 0, path, {options, CsvHints::in(options.dialect)}, progress);
    if (!imported) {
        base::Error error = imported.error();
        error.location.file = path;
        return tl::unexpected(std::move(error));
    }
    imported->report.encoding = marked ? "UTF-8 with BOM" : "UTF-8";
    return imported;
}

}  // namespace greyscope::io
