#include "core/io/csv/csv_rows.h"

#include <algorithm>
#include <cmath>
#include <string>
#include <utility>

#include "core/base/try.h"
#include "core/data/roles/title_measure.h"
#include "core/data/series/simulated_rows.h"
#include "core/io/cells/flagged_numbers.h"
#include "core/io/cells/spread_cells.h"
#include "core/io/cells/unit_cells.h"
#include "core/io/csv/csv_dialect.h"
#include "core/io/text/utf8.h"

namespace greyscope::io {

using base::ErrorCode;
using base::Expected;

namespace {

constexpr std::size_t shownBytes = 40;

bool hasNumber(const data::Column& column) {
    return column.isNumeric() && std::any_of(column.numbers().begin(), column.numbers().end(),
                                             [](double value) { return !std::isnan(value); });
}

void addPartNumbers(ColumnBuilder& column, std::span<const double> numbers,
                    std::span<const PlainPart::Missing> missing) {
    const auto behind =
        std::find_if(missing.begin(), missing.end(), [&](const auto& m) { return m.row >= numbers.size(); });
    const auto words = std::count_if(missing.begin(), behind, [](const auto& m) { return m.isWord; });
    column.addNumbers(numbers);
    column.countMissing(static_cast<std::size_t>(behind - missing.begin()), static_cast<std::size_t>(words));
}

void addPartWords(ColumnBuilder& column, std::span<const std::int32_t> codes, std::span<const PartWords::Word> words) {
    std::vector<std::int32_t> whole{-1};  // column code of each code in the part, shifted by one for the missing cell
    for (const PartWords::Word& word : words) {
        if (word.firstRow >= codes.size()) {
            break;
        }
        whole.push_back(column.codeOf(word.text));
    }
    std::vector<std::int32_t> wholeCodes(codes.size());
    std::transform(codes.begin(), codes.end(), wholeCodes.begin(),
                   [&](std::int32_t code) { return whole[static_cast<std::size_t>(code + 1)]; });
    column.addCodes(wholeCodes);
    column.countMissing(static_cast<std::size_t>(std::count(codes.begin(), codes.end(), -1)), 0);
}

bool hasWord(const data::Column& column) {
    return !column.isNumeric() && !column.texts().levels.empty();
}

}  // namespace

CsvRows::CsvRows(const CsvLayout& layout, const std::vector<bool>& numeric, const CsvOptions& options,
                 std::size_t expectedRows)
    : m_layout(layout), m_options(options), m_decimals(layout.dialect.decimalMark) {
    m_grouping = RowGrouping::in(options.dialect);
    if (m_grouping) {
        m_grouper.emplace(m_grouping->squares, m_grouping->rowsInSample);
    }
    for (const bool isNumeric : numeric) {
        m_columns.emplace_back(isNumeric,
                               m_grouper ? std::min(expectedRows, 2 * m_grouping->rowsAtOnce) : expectedRows);
    }
    for (const Problem& problem : layout.problems) {
        list(problem);
    }
}

bool CsvRows::mayBeRow(const SampleRecord& record) const {
    for (std::size_t c = 0; c < std::min(record.size(), m_columns.size()); ++c) {
        if (m_columns[c].isNumeric() && readCell(record[c].text, m_layout.dialect.decimalMark).kind == CellKind::text) {
            return false;
        }
    }
    return record.size() == m_layout.fields;
}

bool CsvRows::holdsNumber(const SampleRecord& record) const {
    return std::any_of(record.begin(), record.end(), [&](const SampleCell& cell) {
        return readCell(cell.text, m_layout.dialect.decimalMark).kind == CellKind::number;
    });
}

bool CsvRows::mayNameOthers(const SampleRecord& record) const {
    bool overNumbers = false;
    for (std::size_t c = 0; c < record.size(); ++c) {
        const bool isWord = readCell(record[c].text, m_layout.dialect.decimalMark).kind == CellKind::text;
        if (!isWord || isFailureWord(record[c].text)) {
            return false;
        }
        overNumbers = overNumbers || (c < m_columns.size() && m_columns[c].isNumeric());
    }
    return record.size() > 1 && overNumbers;
}

void CsvRows::list(Problem problem) {
    m_report.list(std::move(problem), m_options.maxProblems);
}

void CsvRows::list(ProblemKind kind, std::size_t column, std::string_view text) {
    list({kind, m_line, column, shortened(text, shownBytes)});
}

void CsvRows::addTitle(std::string_view line) {
    constexpr std::size_t mostTitles = 16;
    constexpr std::size_t longest = 300;
    if (m_titles.size() >= mostTitles || line.size() > longest || !isValidUtf8(line)) {
        return;
    }
    std::string title;
    for (const SampleCell& cell : cellsOf(line, m_layout.dialect, longest)) {
        title += cell.text.empty() ? "" : (title.empty() ? "" : " ") + cell.text;
    }
    if (!title.empty()) {
        m_titles.push_back({std::string(data::kTitleNote), std::move(title)});
    }
}

bool CsvRows::addPlain(std::span<const std::string_view> cells) {
    const std::size_t width = cells.size();
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
        } else if (!addCell(c, cell)) {
            return false;
        }
    }
    m_present += usual;
    return finishRow(width);
}

/// Takes the rows of a column away. Levels keep their codes. Error: rowsNeeded if these rows would make it another
/// column than all rows.
Expected<data::Column> CsvRows::takeRows(std::size_t c) {
    ColumnBuilder& column = m_columns[c];
    base::NoProgress progress;
    const auto numeric = column.shouldBeNumeric(m_layout.dialect.decimalMark, m_layout.amounts[c], progress);
    const std::size_t missing = column.missingCount();
    const bool isNumeric = column.isNumeric();
    const bool suits = column.rowCount() == 0 || *numeric == isNumeric;
    data::Column taken = column.take(m_layout.names[c], m_layout.units[c]);
    m_missingTaken += missing;
    if (!suits || column.missingCount() != missing) {  // "NA" was a level
        return tl::unexpected(data::rowsNeeded({data::RowsNeeded::cells, taken.name}));
    }
    column = ColumnBuilder(isNumeric, 2 * m_grouping->rowsAtOnce);
    for (const std::string& level : isNumeric ? std::vector<std::string>() : taken.texts().levels) {
        static_cast<void>(column.codeOf(level));
    }
    return taken;
}

bool CsvRows::group() {
    std::vector<data::Column> slice;
    for (std::size_t c = 0; c < m_columns.size(); ++c) {
        auto column = takeRows(c);
        if (!column) {
            m_error = std::move(column.error());
            return false;
        }
        slice.push_back(std::move(*column));
    }
    if (const auto kept = m_grouper->add(slice, m_lines)) {
        m_error = data::rowsNeeded(*kept);
        return false;
    }
    return true;
}

bool CsvRows::addPart(const PlainPart& part) {
    for (std::size_t c = 0; c < m_columns.size(); ++c) {
        m_columns[c].isNumeric() ? addPartNumbers(m_columns[c], part.numbers(c), part.missing(c))
                                 : addPartWords(m_columns[c], part.codes(c), part.words(c));
    }
    m_cells += part.rows() * m_columns.size();
    m_lines.add(m_line, part.rows());
    m_line += part.rows();
    return groupIfMany();
}

bool CsvRows::addText(std::size_t c, std::string_view text) {
    if (isSurelyMissing(text)) {
        setMissing(c, text);
        return true;
    }
    ++m_present;
    if (m_columns[c].addText(text)) {
        if (!isText(text, c)) {
            return false;
        }
        if (isForeignNumber(text)) {
            list(ProblemKind::foreignNumber, c + 1, text);
        }
    }
    return true;
}

bool CsvRows::addCell(std::size_t c, std::string_view text) {
    ColumnBuilder& column = m_columns[c];
    if (!column.isNumeric()) {
        return addText(c, text);
    }
    const CellNumber cell = readCell(text, m_layout.dialect.decimalMark);
    if (cell.kind == CellKind::number) {
        addNumber(c, cell.value);
        if (isCode(cell, m_layout.amounts[c])) {
            column.countCode();
        }
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

void CsvRows::setMissing(std::size_t c, std::string_view text) {
    m_present += isRule(text) ? 0 : 1;
    m_columns[c].isNumeric() && !isMissingText(text) ? m_columns[c].addMissingWord() : m_columns[c].addMissing();
}

bool CsvRows::isText(std::string_view text, std::size_t c) {
    if (isValidUtf8(text)) {
        return true;
    }
    m_error = base::Error{ErrorCode::encodingUnsupported, {"not UTF-8"}, {{}, m_line, c + 1}};
    return false;
}

bool CsvRows::finishRow(std::size_t fields) {
    if (m_present == 0) {  // every cell of the row was added as missing
        for (std::size_t c = 0; c < fields; ++c) {
            m_columns[c].removeMissing();
        }
        list(ProblemKind::blankLine, 0, {});
        ++m_report.rowsSkipped;
        return true;
    }
    m_cells += fields;
    if (fields < m_columns.size() && !pad(fields)) {
        return false;
    }
    m_lines.add(m_line);
    return groupIfMany();
}

bool CsvRows::pad(std::size_t fields) {
    const std::size_t width = m_columns.size();
    m_padding += width - fields;
    if (m_padding > m_cells + m_options.maxPadding) {
        m_error = base::Error{ErrorCode::raggedRow,
                              {std::to_string(fields), std::to_string(width), std::to_string(m_padding)},
                              {{}, m_line, 0}};
        return false;
    }
    if (fields < m_layout.fields) {  // otherwise the heading is too long
        list(ProblemKind::rowTooShort, fields + 1, std::to_string(fields));
    }
    for (std::size_t c = fields; c < width; ++c) {
        m_columns[c].addMissing();
    }
    return true;
}

Expected<std::vector<bool>> CsvRows::suitableTypes(const base::Progress& progress) const {
    std::vector<bool> numeric;
    for (std::size_t c = 0; isGrouped() && c < m_columns.size(); ++c) {
        numeric.push_back(m_columns[c].isNumeric());  // takeRows() checks the types
    }
    if (isGrouped()) {
        return numeric;
    }
    for (std::size_t c = 0; c < m_columns.size(); ++c) {
        const bool type =
            GREYSCOPE_TRY(m_columns[c].shouldBeNumeric(m_layout.dialect.decimalMark, m_layout.amounts[c], progress));
        numeric.push_back(type);
    }
    return numeric;
}

/// If all numbers have non-ASCII digits, the error names the first of them.
tl::unexpected<base::Error> CsvRows::noNumbers() const {
    const auto& problems = m_report.problems;
    const auto first = std::find_if(problems.begin(), problems.end(),
                                    [](const Problem& problem) { return problem.kind == ProblemKind::foreignNumber; });
    return first == problems.end()
               ? base::fail(ErrorCode::noNumericColumn)
               : base::fail(ErrorCode::noNumericColumn, {first->text}, {{}, first->line, first->column});
}

/// With given types, a text column stays text.
void CsvRows::splitSpreadCells(std::vector<data::Column>& columns) {
    if (m_options.numeric.size() == columns.size()) {
        return;
    }
    for (const SpreadColumn& split : splitSpreads(columns, m_layout.dialect.decimalMark)) {
        list({ProblemKind::spreadInCells, m_lines.at(split.row), split.column + 1,
              shortened(split.written, shownBytes)});
    }
}

void CsvRows::readFlags(std::vector<data::Column>& columns) {
    for (const FlaggedCells& cells : readFlaggedNumbers(columns, m_layout.dialect.decimalMark)) {
        m_report.cellsMissing += cells.missing;
        m_report.cellsMissing -= cells.missingBefore;
        for (const std::size_t row : cells.rows) {
            const std::string written = columns[cells.column].writtenAt(row);
            Problem problem{ProblemKind::flagged, m_lines.at(row), cells.column + 1, shortened(written, shownBytes)};
            cells.wereNumbers ? m_report.recount(ProblemKind::notANumber, problem, m_options.maxProblems)
                              : list(std::move(problem));
        }
        for (const std::size_t row : cells.strays) {
            const std::string written = columns[cells.column].writtenAt(row);
            list({ProblemKind::notANumber, m_lines.at(row), cells.column + 1, shortened(written, shownBytes)});
        }
    }
}

void CsvRows::settleCells(std::vector<data::Column>& columns) {
    splitSpreadCells(columns);
    readFlags(columns);
    readUnitCells(columns, m_layout.dialect.decimalMark, m_lines, m_options.maxProblems, m_report);
}

/// Returns the columns of the sample of the rows that were grouped. Error: rowsNeeded if their cells contain more than
/// numbers and names.
Expected<std::vector<data::Column>> CsvRows::sampled() {
    if (!group()) {
        return tl::unexpected(*m_error);
    }
    data::RowGrouper::Sample sample = m_grouper->sample();
    m_lines = std::move(sample.lines);
    m_report.cellsMissing += m_missingTaken;
    const std::size_t problems = m_report.problemCount;
    const std::size_t missing = m_report.cellsMissing;
    std::vector<data::Column> settled = sample.columns;
    settleCells(settled);
    const auto isAlike = [](const data::Column& a, const data::Column& b) {
        return a.unit == b.unit && a.isNumeric() == b.isNumeric();
    };
    const bool alike = std::ranges::equal(settled, sample.columns, isAlike);
    return alike && problems == m_report.problemCount && missing == m_report.cellsMissing
               ? Expected<std::vector<data::Column>>(std::move(settled))
               : tl::unexpected(data::rowsNeeded({data::RowsNeeded::cells, {}}));
}

Expected<Imported> CsvRows::finish(std::size_t linesSeen) {
    m_report.dialect = hintsOf(m_layout, m_options.told).asDialect();
    m_report.hasHeading = m_layout.header != Header::absent;
    m_report.headingLines = m_layout.headerRecords;
    m_report.linesSeen = linesSeen;
    m_report.rowsRead = m_lines.size();
    // A heading without rows is a table: rows may follow later, or the program had no results.
    const bool headingAlone = m_lines.size() == 0 && m_report.hasHeading && m_columns.size() > 1;
    if (m_lines.size() == 0 && !headingAlone) {
        return base::fail(ErrorCode::noRows);
    }
    std::vector<data::Column> columns;
    if (isGrouped()) {
        columns = GREYSCOPE_TRY(sampled());
    } else {
        for (std::size_t c = 0; c < m_columns.size(); ++c) {
            columns.push_back(m_columns[c].take(m_layout.names[c], m_layout.units[c]));
            m_report.cellsMissing += m_columns[c].missingCount();
        }
        settleCells(columns);
    }
    const bool words =
        (m_options.textAlone || m_layout.wordsAreTable) && std::any_of(columns.begin(), columns.end(), hasWord);
    if (!headingAlone && !words && std::none_of(columns.begin(), columns.end(), hasNumber)) {
        return noNumbers();
    }
    data::stateSimulated(columns);
    auto dataset =
        GREYSCOPE_TRY(data::Dataset::create(std::move(columns), std::move(m_lines), {}, std::move(m_titles)));
    if (const auto kept = isGrouped() ? m_grouper->finish(dataset) : std::nullopt) {
        return tl::unexpected(data::rowsNeeded(*kept));
    }
    return Imported{std::make_shared<const data::Dataset>(std::move(dataset)), std::move(m_report)};
}

}  // namespace greyscope::io
