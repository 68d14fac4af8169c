#include "core/io/csv_layout.h"

#include <algorithm>
#include <cmath>
#include <map>
#include <optional>
#include <set>

#include "core/base/try.h"
#include "core/data/column.h"
#include "core/data/column_name.h"
#include "core/io/cell_number.h"
#include "core/io/column_builder.h"
#include "core/io/csv_dialect.h"

namespace greyscope::io {

using base::ErrorCode;
using base::Expected;

namespace {

/// Finds the header in the sample and names the columns.
class LayoutDetection {
public:
    LayoutDetection(CsvDialect dialect, CsvSample sample, const CsvOptions& options)
        : m_sample(std::move(sample)), m_options(options) {
        m_layout.dialect = dialect;
    }

    Expected<CsvLayout> run() {
        m_width = std::max(usualWidth(m_sample.records).first, m_sample.records.front().size());
        if (m_width > m_options.maxColumns) {
            return base::fail(ErrorCode::tooManyColumns,
                              {std::to_string(m_width), std::to_string(m_options.maxColumns)},
                              {{}, m_sample.firstLine, 0});
        }
        nameColumns();
        makeNamesUnique();
        const bool given = m_options.numeric.size() == m_width;
        m_layout.numeric = given ? m_options.numeric : numericFrom(m_layout.headerRecords);
        return std::move(m_layout);
    }

private:
    [[nodiscard]] CellKind kindOf(const SampleRecord& record, std::size_t column) const {
        return column < record.size() ? readCell(record[column].text, m_layout.dialect.decimalMark).kind
                                      : CellKind::missing;
    }

    /// Which columns are numeric, from `firstRecord` on; headings between the data are none of it.
    [[nodiscard]] std::vector<bool> numericFrom(std::size_t firstRecord) const {
        std::vector<bool> numeric(m_width, true);
        for (std::size_t c = 0; c < m_width; ++c) {
            CellCounts counts;
            for (std::size_t r = firstRecord; r < m_sample.records.size(); ++r) {
                const SampleRecord& record = m_sample.records[r];
                if (c < record.size() && (firstRecord == 0 || record != m_sample.records.front())) {
                    counts.add(kindOf(record, c), record[c].text);
                }
            }
            numeric[c] = counts.areNumeric();
        }
        return numeric;
    }

    void nameColumns() {
        const Header wanted = m_options.told.header;
        const bool first = wanted == Header::present || wanted == Header::presentTwice ||
                           (wanted == Header::detect && startsWithHeader());
        if (first) {
            m_layout.header = Header::present;
            m_layout.headerRecords = 1;
            nameBy(m_sample.records.front());
            for (std::size_t c = 0; c < m_width; ++c) {
                m_layout.headingIsWord.push_back(kindOf(m_sample.records.front(), c) == CellKind::text);
            }
            if (wanted == Header::presentTwice || (wanted == Header::detect && hasSecondHeader())) {
                readSecondHeader();
            }
        } else if (wanted == Header::absent || !nameByComment()) {
            nameBy({});
        }
    }

    [[nodiscard]] bool startsWithHeader() const {
        const SampleRecord& first = m_sample.records.front();
        const bool hasNumber = std::any_of(first.begin(), first.end(), [&](const SampleCell& cell) {
            return readCell(cell.text, m_layout.dialect.decimalMark).kind == CellKind::number;
        });
        return !hasNumber || namesPivotedFactor(first);
    }

    /// "system,1,2,4,8" over a pivoted table: rising numbers behind words that stand in no record below.
    [[nodiscard]] bool namesPivotedFactor(const SampleRecord& first) const {
        std::vector<double> numbers;
        bool hasWord = false;
        for (std::size_t c = 0; c < first.size(); ++c) {
            const Cell cell = readCell(first[c].text, m_layout.dialect.decimalMark);
            if (cell.kind == CellKind::number) {
                numbers.push_back(cell.value);
                continue;
            }
            hasWord = hasWord || cell.kind == CellKind::text;
            for (std::size_t r = 1; r < m_sample.records.size(); ++r) {
                if (c < m_sample.records[r].size() && m_sample.records[r][c].text == first[c].text) {
                    return false;
                }
            }
        }
        const bool rising = std::adjacent_find(numbers.begin(), numbers.end(), std::greater_equal<>()) == numbers.end();
        return hasWord && rising && numbers.size() >= 3 && m_sample.records.size() > 1;
    }

    /// Whether no record has anything in the last column: a delimiter at the end of every line makes none.
    [[nodiscard]] bool lastIsEmpty() const {
        return std::all_of(m_sample.records.begin(), m_sample.records.end(), [&](const SampleRecord& record) {
            return record.size() < m_width || record[m_width - 1].text.empty();
        });
    }

    void nameBy(const SampleRecord& record) {
        const bool hasHeader = m_layout.header != Header::absent;
        const bool trailing = m_width > 1 && hasHeader && lastIsEmpty();
        m_width -= trailing ? 1 : 0;
        // R and pandas number the rows in a first column that has no name.
        const std::size_t unnamed = hasHeader && record.size() + 1 == m_width ? 1 : 0;
        if (unnamed > 0) {
            m_layout.problems.push_back({ProblemKind::headingShort, m_sample.firstLine, 1, {}});
        }
        m_layout.names.assign(m_width, {});
        m_layout.units.assign(m_width, {});
        for (std::size_t c = unnamed; c < m_width && c - unnamed < record.size(); ++c) {
            m_layout.names[c] = record[c - unnamed].text;
            m_layout.units[c] = data::unitInName(m_layout.names[c]);
        }
    }

    /// gnuplot's tables name their columns in a comment.
    bool nameByComment() {
        if (m_sample.lastComment.empty()) {
            return false;
        }
        std::optional<base::Error> error;
        TextSource source(m_sample.lastComment);
        CsvDialect dialect = m_layout.dialect;
        dialect.separatorLine = false;
        CsvScanner scanner(source, 0, dialect, m_options.maxFieldBytes);
        scanner.beginRecord();
        const SampleRecord names = fieldsOf(scanner, error);
        if (error || names.size() != m_width) {
            return false;
        }
        m_layout.header = Header::inComment;
        nameBy(names);
        return true;
    }

    /// Whether units, or names below merged cells, stand in the second record: text over columns of numbers, nothing
    /// beside it.
    [[nodiscard]] bool hasSecondHeader() const {
        if (m_sample.records.size() < 3) {
            return false;
        }
        const std::vector<bool> numeric = numericFrom(2);
        bool hasText = false;
        for (std::size_t c = 0; c < m_width; ++c) {
            const CellKind kind = kindOf(m_sample.records[1], c);
            if (kind != CellKind::missing && (kind != CellKind::text || !numeric[c])) {
                return false;
            }
            hasText = hasText || kind == CellKind::text;
        }
        return hasText;
    }

    void readSecondHeader() {
        if (m_sample.records.size() < 2) {
            return;
        }
        m_layout.header = Header::presentTwice;
        m_layout.headerRecords = 2;
        const SampleRecord& second = m_sample.records[1];
        const auto below = [&](std::size_t c) {
            return kindOf(second, c) == CellKind::missing ? std::string() : second[c].text;
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
                m_layout.names[c] = group.empty() ? below(c) : group + " " + below(c);
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
                m_layout.problems.push_back({ProblemKind::duplicateName, m_sample.firstLine, c + 1, name});
            }
        }
    }

    CsvSample m_sample;
    const CsvOptions& m_options;
    CsvLayout m_layout;
    std::size_t m_width = 0;
};

}  // namespace

Expected<CsvLayout> detectLayout(TextSource& source, std::size_t start, const std::string& path,
                                 const CsvOptions& options, base::Progress& progress) {
    auto guess = GREYSCOPE_TRY(guessDialect(source, start, options, progress));
    auto& [dialect, sample] = guess;
    if (sample.records.empty()) {
        return tl::unexpected(sample.error.value_or(base::Error{ErrorCode::noRows, {}, {}}));
    }
    const double confidence = confidenceOf(sample, dialect);
    if (!options.told.delimiter && !dialect.separatorLine && confidence < leastConfidence) {
        return base::fail(ErrorCode::formatUnknown, {path, "", std::to_string(std::lround(100.0 * confidence))},
                          {{}, sample.firstLine, 0});
    }
    return LayoutDetection(dialect, std::move(sample), options).run();
}

}  // namespace greyscope::io
