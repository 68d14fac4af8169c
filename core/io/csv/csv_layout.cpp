#include "core/io/csv/csv_layout.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <map>
#include <optional>
#include <set>
#include <span>

#include "core/base/contains.h"
#include "core/base/try.h"
#include "core/data/columns/calendar.h"
#include "core/data/columns/column.h"
#include "core/data/columns/column_name.h"
#include "core/data/columns/heading_name.h"
#include "core/io/cells/cell_number.h"
#include "core/io/cells/column_builder.h"
#include "core/io/csv/csv_heading.h"

namespace greyscope::io {

using base::ErrorCode;
using base::Expected;

namespace {

/// Finds the heading in the sample and names the columns.
class LayoutDetection {
public:
    LayoutDetection(CsvDialect dialect, CsvSample sample, const CsvOptions& options)
        : m_sample(std::move(sample)), m_options(options) {
        m_layout.dialect = dialect;
    }

    Expected<CsvLayout> run() {
        m_layout.fields = usualWidth(m_sample.records).first;
        m_layout.wordsAreTable = wordsAreTable();
        const HeadingPlace heading = headingOf();
        const auto first = m_sample.records.begin() + static_cast<std::ptrdiff_t>(heading.first);
        if (heading.first > 0) {
            m_layout.dialect.linesAbove = m_sample.lines[heading.first] - 1;
            m_sample.records.erase(m_sample.records.begin(), first);
            m_sample.lines.erase(m_sample.lines.begin(),
                                 m_sample.lines.begin() + static_cast<std::ptrdiff_t>(heading.first));
            m_sample.comments.erase(m_sample.comments.begin(),
                                    m_sample.comments.begin() + static_cast<std::ptrdiff_t>(heading.first));
            m_layout.fields = usualWidth(m_sample.records).first;
        }
        m_line = m_sample.lines.front();
        m_width = std::max(m_layout.fields, m_sample.records.front().size());
        if (m_width > m_options.maxColumns) {
            return base::fail(ErrorCode::tooManyColumns,
                              {std::to_string(m_width), std::to_string(m_options.maxColumns)}, {{}, m_line, 0});
        }
        nameColumns(heading.records);
        makeNamesUnique();
        findTableBelow();
        for (std::size_t c = 0; c < m_width; ++c) {
            m_layout.amounts.push_back(data::holdsAmounts(m_layout.names[c], m_layout.units[c]));
        }
        const bool given = m_options.numeric.size() == m_width;
        m_layout.numeric = given ? m_options.numeric : numericFrom(m_layout.headerRecords);
        return std::move(m_layout);
    }

private:
    [[nodiscard]] CellKind kindOf(const SampleRecord& record, std::size_t column) const {
        return column < record.size() ? readCell(record[column].text, m_layout.dialect.decimalMark).kind
                                      : CellKind::missing;
    }

    /// Returns for each column whether it is numeric in the records from `firstRecord` on. Repeated headings and
    /// records of unusual width are ignored.
    [[nodiscard]] std::vector<bool> numericFrom(std::size_t firstRecord) const {
        std::vector<bool> numeric(m_width, true);
        for (std::size_t c = 0; c < m_width; ++c) {
            CellCounts counts;
            for (std::size_t r = firstRecord; r < m_sample.records.size(); ++r) {
                const SampleRecord& record = m_sample.records[r];
                if (c < record.size() && record.size() == m_layout.fields && !isHeadingAgain(record)) {
                    const CellNumber cell = readCell(record[c].text, m_layout.dialect.decimalMark);
                    counts.add(cell.kind, record[c].text);
                    counts.addCode(cell, m_layout.amounts[c]);
                }
            }
            numeric[c] = counts.areNumeric() && !counts.areCodes();
        }
        return numeric;
    }

    /// Whether a file of words is a table and not prose, whose lines have any number of fields, or one field of several
    /// words.
    [[nodiscard]] bool wordsAreTable() const {
        constexpr double leastShare = 0.8;
        const CsvHints& told = m_options.told;
        const auto isWord = [](const SampleRecord& record) {
            return record.size() == 1 && record[0].text.find(' ') == std::string::npos;
        };
        const auto& records = m_sample.records;
        return told.delimiter || told.linesAbove || told.header != Header::detect || m_layout.dialect.linesAbove > 0 ||
               (m_layout.fields == 1 ? std::all_of(records.begin(), records.end(), isWord)
                                     : usualWidth(records).second >= leastShare);
    }

    /// Returns the place of the heading. Lines above the table are detected even if the number of heading records is
    /// given.
    [[nodiscard]] HeadingPlace headingOf() const {
        if (m_options.told.header == Header::detect) {
            return detectedHeading();
        }
        const auto told = toldRecords(m_options.told.header);
        const bool placed = m_options.told.linesAbove.has_value() || told == 0;
        const std::size_t first = placed ? 0 : detectedHeading().first;
        return {first, std::min(told, m_sample.records.size() - first)};
    }

    [[nodiscard]] static std::size_t toldRecords(Header header) {
        return header == Header::present         ? 1
               : header == Header::presentTwice  ? 2
               : header == Header::presentThrice ? 3
                                                 : 0;
    }

    [[nodiscard]] HeadingPlace detectedHeading() const {
        const bool told = m_options.told.linesAbove.has_value();
        const char mark = m_layout.dialect.decimalMark;
        const std::size_t above = told ? 0 : recordsAbove(m_sample, m_layout.fields, mark);
        auto heading = findHeading(std::span(m_sample.records).subspan(above), m_layout.fields, mark);
        heading.first += above;
        return !told || heading.first == 0 ? heading : HeadingPlace{0, 1};
    }

    void nameColumns(std::size_t headerRecords) {
        if (headerRecords > 0) {
            m_layout.header = headerRecords == 1   ? Header::present
                              : headerRecords == 2 ? Header::presentTwice
                                                   : Header::presentThrice;
            m_layout.headerRecords = headerRecords;
            dropEmptyNames();
            nameBy(m_sample.records.front());
            dropTime();
            for (std::size_t c = 0; c < m_width; ++c) {
                m_layout.headingIsWord.push_back(kindOf(m_sample.records.front(), c) == CellKind::text);
            }
            for (std::size_t r = 1; r < headerRecords; ++r) {
                readFurtherNames(m_sample.records[r]);
            }
            listUnnamed();
        } else if (m_options.told.header == Header::absent || !nameByComment()) {
            nameBy({});
        }
    }

    /// Removes the empty name that results from a surplus delimiter in the heading.
    void dropEmptyNames() {
        SampleRecord& names = m_sample.records.front();
        const auto isWider = [&](const SampleRecord& record) { return record.size() > m_layout.fields; };
        if (std::any_of(m_sample.records.begin() + 1, m_sample.records.end(), isWider)) {
            return;
        }
        const std::size_t wide = names.size();
        for (std::size_t c = wide; c-- > 0 && names.size() > m_layout.fields;) {
            if (names[c].text.empty()) {
                names.erase(names.begin() + static_cast<std::ptrdiff_t>(c));
                m_layout.problems.push_back({ProblemKind::headingLong, m_line, c + 1, {}});
            }
        }
        m_width = std::max(m_layout.fields, names.size());
        if (names.size() > m_layout.fields) {
            m_layout.problems.push_back(
                {ProblemKind::headingLong, m_line, m_layout.fields + 1, names[m_layout.fields].text});
        }
    }

    /// Removes the time that mpstat and others write in the heading in place of a name for the column of times.
    void dropTime() {
        const auto isTimed = [](const SampleRecord& record) { return data::isTimeOfDay(record.front().text); };
        const auto& records = m_sample.records;
        m_layout.timeBeforeNames = isTimed(records.front()) && std::any_of(records.begin() + 1, records.end(), isTimed);
        if (m_layout.timeBeforeNames) {
            m_layout.names.front().clear();
        }
    }

    void listUnnamed() {
        const auto isShort = [](const Problem& problem) { return problem.kind == ProblemKind::headingShort; };
        if (std::any_of(m_layout.problems.begin(), m_layout.problems.end(), isShort)) {
            return;
        }
        for (std::size_t c = 0; c < m_width - (m_layout.dateAndTime ? 1 : 0); ++c) {
            if (m_layout.names[c].empty()) {
                m_layout.problems.push_back({ProblemKind::unnamedColumn, m_line, c + 1, {}});
            }
        }
    }

    /// Whether `test` is true for the last cell of every record.
    template <class Test>
    [[nodiscard]] bool lastIs(Test test) const {
        return std::all_of(m_sample.records.begin(), m_sample.records.end(), [&](const SampleRecord& record) {
            return record.size() < m_width || test(record[m_width - 1].text);
        });
    }

    /// Whether the last two cells are a date and a time under one name, as "2026-11-27 08:41:07" in vmstat's output,
    /// where spaces separate cells. Repeated headings have one cell less.
    [[nodiscard]] bool dateAndTimeAreLast() const {
        std::size_t rows = 0;
        for (const SampleRecord& record : m_sample.records) {
            const bool whole = m_width > 2 && record.size() == m_width;
            if (whole && !(data::isTimeOfDay(record.back().text) && data::secondsOf(record[m_width - 2].text))) {
                return false;
            }
            rows += whole ? 1 : 0;
        }
        return rows > 0;
    }

    /// Whether the first column contains row names or numbers, which R and pandas write without a column name: each
    /// occurs once, and in every row. If rows are as wide as the heading, names are above their columns.
    [[nodiscard]] bool rowNamesComeFirst(std::size_t namesInHeading) const {
        std::set<std::string_view> names;
        std::size_t rows = 0;
        std::size_t narrow = 0;
        bool rising = true;
        double last = -std::numeric_limits<double>::infinity();
        for (std::size_t r = 1; r < m_sample.records.size(); ++r) {
            const SampleRecord& record = m_sample.records[r];
            if (record.size() <= namesInHeading) {
                narrow += record.size() == namesInHeading ? 1 : 0;
                continue;
            }
            const CellNumber cell = readCell(record.front().text, m_layout.dialect.decimalMark);
            rising = rising &&
                     (cell.kind != CellKind::number || (cell.value > last && cell.value == std::trunc(cell.value)));
            last = cell.kind == CellKind::number ? cell.value : last;
            names.insert(record.front().text);
            ++rows;
        }
        return rising && names.size() == rows && 10 * narrow <= rows;
    }

    /// Whether the first name is above dates ("Date"): then it names the first column, and the last column has no name.
    [[nodiscard]] bool namesDates(const SampleRecord& heading) const {
        return m_sample.records.size() > 1 && !heading.empty() && data::speaksOfTime(heading.front().text) &&
               (data::secondsOf(m_sample.records[1].front().text) ||
                data::periodStart(m_sample.records[1].front().text));
    }

    void nameBy(const SampleRecord& record) {
        const bool hasHeader = m_layout.header != Header::absent;
        const std::size_t lacking = hasHeader && record.size() < m_width ? m_width - record.size() : 0;
        const bool trailing = m_width > 1 && hasHeader && lastIs(isBlankText);
        const bool lastUnnamed = trailing && lacking > 0 && lastIs([](std::string_view text) { return text.empty(); });
        // An empty name above an empty column, or quoted spaces, only means a delimiter at the end of every line,
        // unless the given types include this column.
        const bool known = m_options.numeric.size() == m_width;
        m_width -= trailing && !lastUnnamed && !known ? 1 : 0;
        if (lastUnnamed) {
            m_layout.problems.push_back({ProblemKind::headingShort, m_line, m_width, {}});
        }
        m_layout.dateAndTime = lacking == 1 && !trailing && dateAndTimeAreLast();
        const std::size_t unnamed = lacking == (trailing ? 2 : 1) && !m_layout.dateAndTime && !namesDates(record) &&
                                            rowNamesComeFirst(record.size())
                                        ? 1
                                        : 0;
        if (unnamed > 0) {
            m_layout.problems.push_back({ProblemKind::headingShort, m_line, 1, {}});
        }
        m_layout.names.assign(m_width, {});
        m_layout.units.assign(m_width, {});
        for (std::size_t c = unnamed; c < m_width && c - unnamed < record.size(); ++c) {
            m_layout.names[c] = record[c - unnamed].text;
        }
        for (std::size_t c = 0; c < m_width; ++c) {  // "window (aligned)" beside "window" is not a unit
            const std::string alone = data::nameWithoutUnit(m_layout.names[c]);
            const bool apart = m_layout.names[c].ends_with(')') && base::contains(m_layout.names, alone);
            m_layout.units[c] = apart || data::isLettered(m_layout.names[c], m_layout.names)
                                    ? std::string()
                                    : data::unitInName(m_layout.names[c]);
        }
    }

    /// Takes the names of the columns from the first comment, as in gnuplot's tables. Returns false if it does not have
    /// one name for each column.
    bool nameByComment() {
        std::string_view comment = m_sample.comments.front();
        comment.remove_prefix(std::min(comment.size(), comment.find_first_not_of("# \t")));
        if (comment.empty()) {
            return false;
        }
        const SampleRecord names = cellsOf(comment, m_layout.dialect, m_options.maxFieldBytes);
        if (names.size() != m_width) {
            return false;
        }
        m_layout.header = Header::inComment;
        nameBy(names);
        return true;
    }

    /// Reads further heading records: units, or names below merged cells.
    void readFurtherNames(const SampleRecord& record) {
        const auto below = [&](std::size_t c) {
            return kindOf(record, c) == CellKind::missing ? std::string() : record[c].text;
        };
        const auto unitBelow = [&](std::size_t c) { return data::unitInName("x_" + below(c)); };
        std::size_t texts = 0;
        std::size_t unitCount = 0;
        for (std::size_t c = 0; c < m_width; ++c) {
            texts += below(c).empty() ? 0 : 1;
            unitCount += unitBelow(c).empty() && below(c) != noUnit ? 0 : 1;
        }
        std::string group;
        for (std::size_t c = 0; c < m_width; ++c) {
            group = m_layout.names[c].empty() ? group : m_layout.names[c];
            if (2 * unitCount > texts) {
                m_layout.units[c] = below(c).empty() ? m_layout.units[c] : unitBelow(c);
            } else if (!below(c).empty()) {
                m_layout.names[c] = group.empty() || group == below(c) ? below(c) : group + " " + below(c);
                m_layout.units[c] = data::unitInName(m_layout.names[c]);
            }
        }
    }

    [[nodiscard]] std::size_t filled(const SampleRecord& record) const {
        std::size_t cells = 0;
        for (std::size_t c = 0; c < record.size(); ++c) {
            cells += kindOf(record, c) == CellKind::missing ? 0 : 1;
        }
        return cells;
    }

    /// Whether the record before this one has only one nonempty cell, and is thus its title.
    [[nodiscard]] bool isTitled(std::size_t r) const {
        const auto& records = m_sample.records;
        return r > m_layout.headerRecords && filled(records[r - 1]) == 1 && filled(records[r]) > 1;
    }

    /// Whether the record equals one of the heading records.
    [[nodiscard]] bool isHeadingAgain(const SampleRecord& record) const {
        const auto first = m_sample.records.begin();
        const auto last = first + static_cast<std::ptrdiff_t>(m_layout.headerRecords);
        const std::ptrdiff_t skipped = m_layout.timeBeforeNames ? 1 : 0;
        return std::any_of(first, last, [&](const SampleRecord& names) {
            return std::equal(names.begin() + skipped, names.end(), record.begin() + skipped, record.end());
        });
    }

    /// Whether the heading recurs so soon that the records before it are not a table.
    [[nodiscard]] bool isBeforeHeading(std::size_t r) const {
        const auto first = m_sample.records.begin() + static_cast<std::ptrdiff_t>(r);
        const auto last = first + std::min<std::ptrdiff_t>(mostLinesBetween, m_sample.records.end() - first);
        return std::any_of(first, last, [&](const SampleRecord& record) { return isHeadingAgain(record); });
    }

    /// Finds where another table begins: words are above numbers again, after a gap, in several columns, or after a
    /// title of their own. After a gap, the table is not read if its names differ; CsvPass reports it, however far down
    /// it is.
    void findTableBelow() {
        const auto& records = m_sample.records;
        std::vector<CellCounts> above(m_width);
        for (std::size_t r = m_layout.headerRecords; r + 1 < records.size() && m_layout.headerRecords > 0; ++r) {
            std::size_t words = 0;
            bool onlyWords = !isHeadingAgain(records[r]);
            for (std::size_t c = 0; c < m_width; ++c) {
                const CellKind kind = kindOf(records[r], c);
                words += kind == CellKind::text && above[c].numbers > 0 && above[c].areNumeric() ? 1 : 0;
                onlyWords = onlyWords && kind != CellKind::number;
            }
            const bool gap = r > 0 && (m_sample.lines[r] > m_sample.lines[r - 1] + 1 || records[r - 1].size() < 2);
            const bool titled = isTitled(r);
            const bool goesOn = !isHeadingAgain(records[r]) && goesOnWithTable(records.front(), records[r], titled);
            const bool further = onlyWords && words >= (gap ? 1 : 2);
            if ((further || (goesOn && (titled || onlyWords))) && !isBeforeHeading(r)) {
                const std::size_t begin = titled && goesOn ? r - 1 : r;
                const auto word = std::find_if(records[begin].begin(), records[begin].end(),
                                               [](const SampleCell& cell) { return !cell.text.empty(); });
                if (goesOn || !gap) {
                    m_layout.problems.push_back({ProblemKind::tableBelow, m_sample.lines[begin], 0,
                                                 word == records[begin].end() ? std::string() : word->text});
                }
                m_sample.records.resize(begin);
                return;
            }
            for (std::size_t c = 0; c < std::min(m_width, records[r].size()); ++c) {
                above[c].add(kindOf(records[r], c), records[r][c].text);
            }
        }
    }

    void makeNamesUnique() {
        std::set<std::string> seen;
        std::map<std::string, int> next;
        for (std::size_t c = 0; c < m_width; ++c) {
            std::string& name = m_layout.names[c];
            if (name.empty()) {
                name = "column " + std::to_string(c + 1);
            }
            const std::string wanted = name;
            for (int& n = next.try_emplace(wanted, 2).first->second; !seen.insert(name).second; ++n) {
                name = wanted + " (" + std::to_string(n) + ")";
            }
            if (name != wanted) {
                m_layout.problems.push_back({ProblemKind::duplicateName, m_line, c + 1, name});
            }
        }
    }

    CsvSample m_sample;
    const CsvOptions& m_options;
    CsvLayout m_layout;
    std::size_t m_line = 0;  ///< line of the first record that is not above the table
    std::size_t m_width = 0;
};

}  // namespace

CsvHints hintsOf(const CsvLayout& layout, const CsvHints& told) {
    const CsvDialect& dialect = layout.dialect;
    return {dialect.delimiter,  dialect.decimalMark, layout.header,     dialect.quote,    dialect.backslash,
            dialect.linesAbove, told.lastLine,       dialect.outerBars, told.notesAreRows};
}

Expected<CsvLayout> layoutOf(const CsvDialect& dialect, CsvSample sample, const CsvOptions& options) {
    return LayoutDetection(dialect, std::move(sample), options).run();
}

}  // namespace greyscope::io
