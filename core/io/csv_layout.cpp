#include "core/io/csv_layout.h"

#include <algorithm>
#include <array>
#include <map>
#include <optional>
#include <set>

#include "core/data/column.h"
#include "core/io/cell_number.h"

namespace greyscope::io {

using base::ErrorCode;
using base::Expected;

namespace {

constexpr std::size_t sampleBytes = std::size_t{1} << 16U;
constexpr std::size_t sampleRecords = 200;

struct SampleCell {
    std::string text;
    bool quoted = false;
};
using Record = std::vector<SampleCell>;

/// The first records under one dialect.
struct Sample {
    std::vector<Record> records;
    std::size_t firstLine = 1;
    std::string lastComment;  ///< the one before the first record
    std::optional<base::Error> error;
};

Record fieldsOf(CsvScanner& scanner, std::optional<base::Error>& error) {
    Record record;
    Field field;
    Stop stop = Stop::delimiter;
    while (stop == Stop::delimiter) {
        stop = scanner.next(field);
        if (stop == Stop::failed) {
            error = scanner.error();
        } else {
            record.push_back({std::string(field.text), field.quoted});
        }
    }
    return record;
}

Sample sampleOf(std::string_view bytes, const CsvDialect& dialect, std::size_t limit) {
    Sample sample;
    CsvScanner scanner(bytes, dialect, limit);
    while (!scanner.atEnd() && scanner.offset() < sampleBytes && sample.records.size() < sampleRecords) {
        scanner.beginRecord();
        std::string_view comment;
        if (scanner.skipBlankLine()) {
            continue;
        }
        if (scanner.skipComment(comment)) {
            sample.lastComment = sample.records.empty() ? std::string(comment) : sample.lastComment;
            continue;
        }
        if (sample.records.empty()) {
            sample.firstLine = scanner.line();
        }
        Record record = fieldsOf(scanner, sample.error);
        if (sample.error) {
            break;
        }
        sample.records.push_back(std::move(record));
    }
    return sample;
}

/// The most frequent number of fields, and the share of the records that have it.
std::pair<std::size_t, double> usualWidth(const std::vector<Record>& records) {
    std::map<std::size_t, std::size_t> counts;
    for (const Record& record : records) {
        ++counts[record.size()];
    }
    const auto usual = std::max_element(counts.begin(), counts.end(),
                                        [](const auto& l, const auto& r) { return l.second < r.second; });
    return usual == counts.end()
               ? std::pair{std::size_t{0}, 0.0}
               : std::pair{usual->first, static_cast<double>(usual->second) / static_cast<double>(records.size())};
}

bool allDigits(std::string_view text) {
    return !text.empty() && text.find_first_not_of("0123456789") == std::string_view::npos;
}

/// What a cell says about the decimal mark: +2 surely a comma, +1 perhaps, the same below zero for the point. Three
/// digits behind a mark may be a group of thousands.
int commaVote(std::string_view text) {
    if (!text.empty() && (text.front() == '-' || text.front() == '+')) {
        text.remove_prefix(1);
    }
    const std::size_t last = text.find_last_of(".,");
    if (last == std::string_view::npos || !allDigits(text.substr(last + 1)) || text.empty()) {
        return 0;
    }
    const char mark = text[last];
    const std::string_view whole = text.substr(0, last);
    const int sign = mark == ',' ? 1 : -1;
    if (allDigits(whole)) {
        const bool mayBeGroup = text.size() - last == 4 && whole.size() <= 3 && whole != "0";
        return mayBeGroup ? sign : 2 * sign;
    }
    const char other = mark == ',' ? '.' : ',';
    // 1.234.567: the mark separates thousands, so the other one is the decimal mark.
    const bool repeated = whole.find(mark) != std::string_view::npos;
    const char decimal = repeated ? other : mark;
    return readCell(text, decimal).kind == CellKind::number ? (decimal == ',' ? 2 : -2) : 0;
}

char decimalMarkOf(const std::vector<Record>& records, char delimiter) {
    int sure = 0;
    int perhaps = 0;
    for (const Record& record : records) {
        for (const SampleCell& cell : record) {
            const int vote = commaVote(cell.text);
            (vote == 2 || vote == -2 ? sure : perhaps) += vote;
        }
    }
    if (sure != 0) {
        return sure > 0 ? ',' : '.';
    }
    // Only a semicolon says that the comma is taken.
    return perhaps > 0 && delimiter == ';' ? ',' : '.';
}

bool hasOuterBars(const std::vector<Record>& records) {
    return !records.empty() && std::all_of(records.begin(), records.end(), [](const Record& record) {
        return record.size() > 2 && record.front().text.empty() && record.back().text.empty();
    });
}

/// How well a delimiter explains the records: equal widths, and cells that are numbers.
double scoreOf(const std::vector<Record>& records, const CsvDialect& dialect) {
    const auto [width, share] = usualWidth(records);
    if (width < 2) {
        return 0.0;
    }
    std::size_t cells = 0;
    std::size_t numbers = 0;
    for (std::size_t r = records.size() > 1 ? 1 : 0; r < records.size(); ++r) {
        for (const SampleCell& cell : records[r]) {
            ++cells;
            numbers += readCell(cell.text, dialect.decimalMark).kind != CellKind::text ? 1 : 0;
        }
    }
    const double numberShare = cells == 0 ? 0.0 : static_cast<double>(numbers) / static_cast<double>(cells);
    // Blanks also stand inside text: they delimit only where nothing else does as well.
    return share * (1.0 + numberShare) * (dialect.delimiter == ' ' ? 0.8 : 1.0);
}

/// The best delimiter with its sample. Earlier ones win ties.
std::pair<CsvDialect, Sample> detectDialect(std::string_view bytes, const ReadOptions& options) {
    std::vector<char> candidates{',', ';', '\t', '|', ' '};
    if (options.delimiter) {
        candidates = {*options.delimiter};
    }
    std::optional<std::pair<CsvDialect, Sample>> best;
    double bestScore = 0.0;
    for (const char delimiter : candidates) {
        CsvDialect dialect{delimiter, options.decimalMark.value_or('.'), false};
        Sample sample = sampleOf(bytes, dialect, options.maxFieldBytes);
        if (delimiter == '|' && hasOuterBars(sample.records)) {
            dialect.outerBars = true;
            sample = sampleOf(bytes, dialect, options.maxFieldBytes);
        }
        if (!options.decimalMark) {
            dialect.decimalMark = decimalMarkOf(sample.records, delimiter);
        }
        const double score = scoreOf(sample.records, dialect);
        if (!best || score > bestScore) {
            best = {dialect, std::move(sample)};
            bestScore = score;
        }
    }
    return std::move(*best);
}

/// Finds the header in the sample and names the columns.
class LayoutDetection {
public:
    LayoutDetection(CsvDialect dialect, Sample sample, const ReadOptions& options)
        : m_sample(std::move(sample)), m_options(options) {
        m_layout.dialect = dialect;
    }

    CsvLayout run() {
        m_width = std::max(usualWidth(m_sample.records).first, m_sample.records.front().size());
        if (m_options.header == Header::present || (m_options.header == Header::detect && startsWithHeader())) {
            m_layout.hasHeader = true;
            m_layout.headerRecords = 1;
            nameBy(m_sample.records.front());
            readSecondHeader();
        } else if (m_options.header == Header::absent || !nameByComment()) {
            nameBy({});
        }
        makeNamesUnique();
        m_layout.numeric = numericFrom(m_layout.headerRecords);
        return std::move(m_layout);
    }

private:
    [[nodiscard]] CellKind kindOf(const Record& record, std::size_t column) const {
        return column < record.size() ? readCell(record[column].text, m_layout.dialect.decimalMark).kind
                                      : CellKind::missing;
    }

    /// A column is numeric where nine of ten cells that hold anything are numbers.
    [[nodiscard]] std::vector<bool> numericFrom(std::size_t firstRecord) const {
        std::vector<bool> numeric(m_width, true);
        for (std::size_t c = 0; c < m_width; ++c) {
            std::size_t numbers = 0;
            std::size_t texts = 0;
            for (std::size_t r = firstRecord; r < m_sample.records.size(); ++r) {
                const CellKind kind = kindOf(m_sample.records[r], c);
                numbers += kind == CellKind::number ? 1 : 0;
                texts += kind == CellKind::text ? 1 : 0;
            }
            numeric[c] = 10 * texts <= numbers + texts;
        }
        return numeric;
    }

    [[nodiscard]] bool startsWithHeader() const {
        const Record& first = m_sample.records.front();
        const bool hasNumber = std::any_of(first.begin(), first.end(), [&](const SampleCell& cell) {
            return readCell(cell.text, m_layout.dialect.decimalMark).kind == CellKind::number;
        });
        return !hasNumber || namesPivotedFactor(first);
    }

    /// "system,1,2,4,8" over a pivoted table: rising numbers behind words that stand in no record below.
    [[nodiscard]] bool namesPivotedFactor(const Record& first) const {
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

    void nameBy(const Record& record) {
        m_layout.names.assign(m_width, {});
        m_layout.units.assign(m_width, {});
        for (std::size_t c = 0; c < m_width; ++c) {
            m_layout.names[c] = c < record.size() ? record[c].text : std::string();
            m_layout.units[c] = data::unitInName(m_layout.names[c]);
        }
        // A delimiter at the end of every line makes no column.
        const auto isEmpty = [&](const Record& r) { return r.size() < m_width || r.back().text.empty(); };
        if (m_width > 1 && m_layout.hasHeader && m_layout.names.back().empty() &&
            std::all_of(m_sample.records.begin(), m_sample.records.end(), isEmpty)) {
            --m_width;
            m_layout.names.pop_back();
            m_layout.units.pop_back();
        }
    }

    /// gnuplot's tables name their columns in a comment.
    bool nameByComment() {
        if (m_sample.lastComment.empty()) {
            return false;
        }
        std::optional<base::Error> error;
        CsvScanner scanner(m_sample.lastComment, m_layout.dialect, m_options.maxFieldBytes);
        scanner.beginRecord();
        const Record names = fieldsOf(scanner, error);
        if (error || names.size() != m_width) {
            return false;
        }
        m_layout.hasHeader = true;
        nameBy(names);
        return true;
    }

    /// A second record of units, or of names below merged cells: text over columns of numbers, nothing beside it.
    void readSecondHeader() {
        if (m_options.header == Header::present || m_sample.records.size() < 3) {
            return;
        }
        const Record& second = m_sample.records[1];
        const std::vector<bool> numeric = numericFrom(2);
        std::size_t texts = 0;
        std::size_t unitCount = 0;
        for (std::size_t c = 0; c < m_width; ++c) {
            const CellKind kind = kindOf(second, c);
            if (kind == CellKind::missing) {
                continue;
            }
            if (kind != CellKind::text || !numeric[c]) {
                return;
            }
            ++texts;
            unitCount += data::unitInName("x_" + second[c].text).empty() ? 0 : 1;
        }
        if (texts == 0) {
            return;
        }
        m_layout.headerRecords = 2;
        std::string group;
        for (std::size_t c = 0; c < m_width; ++c) {
            const std::string below = c < second.size() ? second[c].text : std::string();
            group = m_layout.names[c].empty() ? group : m_layout.names[c];
            if (2 * unitCount > texts) {
                m_layout.units[c] = below.empty() ? m_layout.units[c] : data::unitInName("x_" + below);
            } else if (!below.empty()) {
                m_layout.names[c] = group.empty() ? below : group + " " + below;
            }
        }
    }

    void makeNamesUnique() {
        std::set<std::string> seen;
        for (std::size_t c = 0; c < m_width; ++c) {
            std::string& name = m_layout.names[c];
            if (name.empty()) {
                name = "column " + std::to_string(c + 1);
            }
            const std::string wanted = name;
            for (int n = 2; !seen.insert(name).second; ++n) {
                name = wanted + " (" + std::to_string(n) + ")";
            }
            if (name != wanted) {
                m_layout.problems.push_back({ProblemKind::duplicateName, m_sample.firstLine, c + 1, name});
            }
        }
    }

    Sample m_sample;
    const ReadOptions& m_options;
    CsvLayout m_layout;
    std::size_t m_width = 0;
};

}  // namespace

Expected<CsvLayout> detectLayout(std::string_view bytes, const ReadOptions& options) {
    auto [dialect, sample] = detectDialect(bytes, options);
    if (sample.records.empty()) {
        return tl::unexpected(sample.error.value_or(base::Error{ErrorCode::noRows, {}, {}}));
    }
    if (const std::size_t width = sample.records.front().size(); width > options.maxColumns) {
        return base::fail(ErrorCode::tooManyColumns, {std::to_string(width), std::to_string(options.maxColumns)},
                          {{}, sample.firstLine, 0});
    }
    return LayoutDetection(dialect, std::move(sample), options).run();
}

}  // namespace greyscope::io
