#include "core/io/csv/csv_heading.h"

#include <algorithm>
#include <cctype>
#include <cmath>
#include <map>
#include <set>
#include <string>
#include <string_view>
#include <vector>

#include "core/data/columns/calendar.h"
#include "core/data/columns/column_name.h"
#include "core/io/cells/cell_number.h"
#include "core/io/cells/column_builder.h"
#include "core/io/cells/unit_cell.h"

namespace greyscope::io {

namespace {

constexpr std::size_t recordsBelow = 50;  ///< number of records that a record is compared with
constexpr std::size_t mostHeadingRecords = 3;

/// Returns the pattern of a text: digits, including groups of thousands and decimals, become "9", letters become "a".
std::string lookOf(std::string_view text) {
    std::string look;
    for (std::size_t k = 0; k < text.size(); ++k) {
        const auto byte = static_cast<unsigned char>(text[k]);
        const bool digitBehind = k + 1 < text.size() && std::isdigit(static_cast<unsigned char>(text[k + 1])) != 0;
        const bool mark = (text[k] == '.' || text[k] == ',') && digitBehind && !look.empty() && look.back() == '9';
        const bool letter = std::isalpha(byte) != 0 || byte >= 0x80;
        const char kind = std::isdigit(byte) != 0 || mark ? '9' : letter ? 'a' : text[k];
        if (look.empty() || look.back() != kind || (kind != '9' && kind != 'a')) {
            look += kind;
        }
    }
    return look;
}

/// Whether the cells are equal, whether quoted or not.
bool isSame(const SampleRecord& left, const SampleRecord& right) {
    return std::equal(left.begin(), left.end(), right.begin(), right.end(),
                      [](const SampleCell& l, const SampleCell& r) { return l.text == r.text; });
}

/// Whether a record has cells only below the names of merged cells, such as "air,rail," below "travel,,cost".
bool isBelowGroups(const SampleRecord& record, const SampleRecord& names) {
    const auto isEmpty = [&](std::size_t c) { return c >= names.size() || names[c].text.empty(); };
    bool inGroup = false;
    bool goesRight = false;
    for (std::size_t c = 0; c < record.size(); ++c) {
        const bool filled = !record[c].text.empty();
        inGroup = isEmpty(c) ? inGroup : filled && c + 1 < names.size() && isEmpty(c + 1);
        if (filled && !inGroup) {
            return false;
        }
        goesRight = goesRight || (filled && isEmpty(c));
    }
    return goesRight;
}

/// Evidence for and against a record being a heading, that is, names of columns: how many cells are of which kind.
struct Evidence {
    std::size_t names = 0;    ///< words above numbers, or unlike the cells below
    std::size_t neutral = 0;  ///< words above words
    std::size_t data = 0;     ///< numbers above numbers, or words like the cells below
    std::size_t numbers = 0;
    /// Of the `names`: words above two or more numbers that contain neither a number nor a failure word.
    std::size_t overNumbers = 0;
    std::size_t overFractions = 0;  ///< of the `numbers`: integers above fractions
    bool repeats = false;           ///< whether a word occurs again below
    [[nodiscard]] bool speaksForNames() const { return names > 0 && names >= 2 * data; }
};

class HeadingSearch {
public:
    HeadingSearch(std::span<const SampleRecord> records, std::size_t fields, char decimalMark)
        : m_records(records), m_fields(fields), m_decimalMark(decimalMark), m_usualEnd(usualEnd()) {}

    HeadingPlace run() {
        HeadingPlace heading{titles(), 0};
        if (heading.first > 0 && isGroupHeading(heading.first - 1)) {
            --heading.first;
            heading.records = 2;
        } else if (isHeading(heading.first)) {
            heading.records = 1;
        }
        while (heading.records > 0 && heading.records < mostHeadingRecords) {
            const std::size_t next = heading.first + heading.records;
            const std::size_t blank = next < m_records.size() && filled(next) == 0 ? 1 : 0;
            if (heading.records + blank >= mostHeadingRecords || !goesOn(heading.first, next + blank)) {
                break;
            }
            heading.records += blank + 1;
        }
        if (heading.records == 2 && (isSentenceOverNames(heading.first) || areFactsOverNames(heading.first))) {
            return {heading.first + 1, 1};
        }
        return heading;
    }

    [[nodiscard]] bool beginsWithNames() const { return evidenceFor(0).speaksForNames(); }

private:
    /// Number of cells up to the last one that most records fill; tables further below may be wider.
    [[nodiscard]] std::size_t usualEnd() const {
        std::map<std::size_t, std::size_t> counts;
        for (const SampleRecord& record : m_records) {
            const auto last = std::find_if(record.rbegin(), record.rend(),
                                           [&](const SampleCell& cell) { return kindOf(cell) != CellKind::missing; });
            counts[static_cast<std::size_t>(record.rend() - last)] += last - record.rend() < -1 ? 1 : 0;
        }
        const auto most = std::max_element(counts.begin(), counts.end(),
                                           [](const auto& l, const auto& r) { return l.second < r.second; });
        return most == counts.end() || most->second == 0 ? m_fields : std::min(m_fields, most->first);
    }

    [[nodiscard]] CellKind kindOf(const SampleCell& cell) const {
        const CellKind kind = readCell(cell.text, m_decimalMark).kind;
        return kind == CellKind::text && isBound(cell.text, m_decimalMark) ? CellKind::number : kind;
    }

    [[nodiscard]] std::size_t filled(std::size_t record) const {
        return static_cast<std::size_t>(
            std::count_if(m_records[record].begin(), m_records[record].end(),
                          [&](const SampleCell& cell) { return kindOf(cell) != CellKind::missing; }));
    }

    /// Whether a further heading below a title begins like this one: "Minister,Date" and then "Minister,Date of trip".
    [[nodiscard]] bool beginsAlike(std::size_t record, std::size_t other) const {
        const SampleRecord& first = m_records[record];
        const SampleRecord& second = m_records[other];
        return filled(other - 1) == 1 && filled(other) > 1 && !first.empty() && !first[0].text.empty() &&
               !second.empty() && first[0].text == second[0].text;
    }

    /// Summary of the cells below a cell.
    struct Below {
        CellCounts counts;
        std::map<std::string, std::size_t> looks;
        std::set<std::string_view> texts;
        std::size_t words = 0;
        std::size_t fractions = 0;
    };

    [[nodiscard]] Below below(std::size_t column, const std::vector<const SampleRecord*>& records) const {
        Below found;
        for (const SampleRecord* record : records) {
            if (column >= record->size()) {
                continue;
            }
            const std::string& text = (*record)[column].text;
            const CellKind kind = kindOf((*record)[column]);
            found.counts.add(kind, text);
            if (kind == CellKind::number) {
                const double value = readCell(text, m_decimalMark).value;
                found.fractions += value != std::trunc(value) ? 1 : 0;
            }
            if (kind == CellKind::text) {
                ++found.words;
                ++found.looks[lookOf(text)];
                found.texts.insert(text);
            }
        }
        return found;
    }

    /// Leaves out records that may be names as well: records without a number above others with numbers.
    void skipFurtherNames(std::vector<const SampleRecord*>& records) const {
        const auto hasNumber = [&](const SampleRecord* record) {
            return std::any_of(record->begin(), record->end(),
                               [&](const SampleCell& cell) { return kindOf(cell) == CellKind::number; });
        };
        const auto first = std::find_if(records.begin(), records.end(), hasNumber);
        if (first != records.end() && first - records.begin() <= static_cast<std::ptrdiff_t>(mostHeadingRecords)) {
            records.erase(records.begin(), first);
        }
    }

    [[nodiscard]] Evidence evidenceFor(std::size_t record) const {
        std::vector<const SampleRecord*> records;
        for (std::size_t r = record + 1; r < std::min(m_records.size(), record + 1 + recordsBelow); ++r) {
            if (!isAlike(m_records[record], m_records[r]) && !beginsAlike(record, r)) {
                records.push_back(&m_records[r]);
            }
        }
        skipFurtherNames(records);
        Evidence evidence;
        for (std::size_t c = 0; c < m_records[record].size(); ++c) {
            const SampleCell& cell = m_records[record][c];
            const CellKind kind = kindOf(cell);
            if (kind == CellKind::missing || kind == CellKind::notFinite) {
                continue;
            }
            const Below cells = below(c, records);
            const bool overNumbers = cells.counts.numbers > 0 && cells.counts.areNumeric();
            if (kind == CellKind::number) {
                ++evidence.numbers;
                evidence.data += overNumbers ? 1 : 0;
                evidence.overFractions += 2 * cells.fractions > cells.counts.numbers ? 1 : 0;
            } else if (overNumbers) {
                ++evidence.names;
                const bool isWord = !isFailureWord(cell.text) && !readUnitCell(cell.text, m_decimalMark);
                evidence.overNumbers += isWord && cells.counts.numbers > 1 ? 1 : 0;
            } else if (cells.texts.count(cell.text) > 0) {
                ++evidence.data;
                evidence.repeats = true;
            } else {
                const int likeness = likenessOf(cell.text, cells);
                // A single record is not a pattern to differ from.
                const int look = records.size() > 1 ? likeness : std::max(likeness, 0);
                evidence.names += look < 0 ? 1 : 0;
                evidence.data += look > 0 ? 1 : 0;
                evidence.neutral += look == 0 ? 1 : 0;
            }
        }
        return evidence;
    }

    /// Compares a word's pattern with the cells below: 1 if it looks like nearly all of them, −1 if it does not, 0 if
    /// they have no common pattern. Dates, times and codes have one.
    [[nodiscard]] static int likenessOf(const std::string& text, const Below& cells) {
        const auto most = std::max_element(cells.looks.begin(), cells.looks.end(),
                                           [](const auto& l, const auto& r) { return l.second < r.second; });
        const bool ownLook = most != cells.looks.end() && 5 * most->second >= 4 * cells.words &&
                             most->first.find('9') != std::string::npos;
        return !ownLook ? 0 : lookOf(text) == most->first ? 1 : -1;
    }

    [[nodiscard]] bool isHeading(std::size_t record) const {
        const bool hasCells = filled(record) > 0;
        const Evidence evidence = evidenceFor(record);
        return hasCells && (evidence.numbers > 0 ? evidence.speaksForNames() || namesPivotedFactor(record) ||
                                                       namesByNumbers(record, evidence)
                                                 : evidence.names >= evidence.data || namesNumbers(record, evidence));
    }

    /// Whether a record like "f0,f1,y" above "L16,L18,-0.7" contains names: they may look like codes below them if
    /// another name is above numbers and no name recurs.
    [[nodiscard]] bool namesNumbers(std::size_t record, const Evidence& evidence) const {
        const SampleRecord& names = m_records[record];
        const auto comesBack = [&](const SampleRecord& other) {
            bool any = false;
            for (std::size_t c = 0; c < std::min(names.size(), other.size()); ++c) {
                any = any || (!names[c].text.empty() && names[c].text == other[c].text);
            }
            return any && !isSame(names, other);
        };
        return evidence.overNumbers > 0 &&
               std::none_of(m_records.begin() + static_cast<std::ptrdiff_t>(record) + 1, m_records.end(), comesBack);
    }

    /// Whether a record contains numbers as names, as "Time;1024;128" above numbers or "fs,1024,128" above words and
    /// fractions. The numbers must be distinct integers, and follow a word above numbers or be above fractions. A row
    /// may contain a failure word.
    [[nodiscard]] bool namesByNumbers(std::size_t record, const Evidence& evidence) const {
        std::set<double> numbers;
        for (const SampleCell& each : m_records[record]) {
            const CellNumber cell = readCell(each.text, m_decimalMark);
            const bool isName =
                cell.kind != CellKind::number ||
                (cell.value == std::trunc(cell.value) && cell.value >= 0.0 && numbers.insert(cell.value).second);
            if (!isName || isFailureWord(each.text)) {
                return false;
            }
        }
        const bool overFractions = evidence.overFractions > 1 && evidence.overFractions == evidence.numbers;
        return !evidence.repeats && (evidence.overNumbers > 0 || (overFractions && evidence.neutral > 0));
    }

    /// Whether a record contains the levels of a factor as names, as "system,1,2,4,8" or "country,2019,2020" above a
    /// pivoted table: rising numbers, or falling years, after words that do not recur below.
    [[nodiscard]] bool namesPivotedFactor(std::size_t record) const {
        const SampleRecord& first = m_records[record];
        std::vector<double> numbers;
        bool hasWord = false;
        for (std::size_t c = 0; c < first.size(); ++c) {
            const CellNumber cell = readCell(first[c].text, m_decimalMark);
            if (cell.kind == CellKind::number) {
                numbers.push_back(cell.value);
                continue;
            }
            hasWord = hasWord || cell.kind == CellKind::text || (c == 0 && first[c].text.empty());
            for (std::size_t r = record + 1; r < m_records.size(); ++r) {
                if (c < m_records[r].size() && !first[c].text.empty() && m_records[r][c].text == first[c].text) {
                    return false;
                }
            }
        }
        const bool rising = std::adjacent_find(numbers.begin(), numbers.end(), std::greater_equal<>()) == numbers.end();
        const bool falling = std::adjacent_find(numbers.begin(), numbers.end(), std::less_equal<>()) == numbers.end();
        const bool areYears = std::all_of(numbers.begin(), numbers.end(), [](double number) {
            return number >= 1800.0 && number < 2200.0 && number == static_cast<int>(number);
        });
        return hasWord && (rising || (areYears && falling)) && numbers.size() >= (areYears ? 2 : 3) &&
               m_records.size() > record + 1;
    }

    /// Returns the index of the first record after the titles; 0 if most of the first records are narrow.
    [[nodiscard]] std::size_t titles() const {
        std::size_t first = 0;
        std::size_t surelyTitles = 0;
        for (; first + 1 < m_records.size() && mayBeTitle(first); ++first) {
            const SampleRecord& record = m_records[first];
            const bool narrow = filled(first) <= 1 || 2 * filled(first) <= m_fields;
            const bool oneName = record.size() == 1 && m_fields == 2 && record[0].text.find(' ') == std::string::npos;
            const bool sure = filled(first) == 0 || (narrow && record.size() < m_fields && !oneName);
            surelyTitles = surelyTitles == first && sure ? first + 1 : surelyTitles;
        }
        const bool found = first + 1 < m_records.size() || filled(first) > 1;
        const bool overNames = found && isHeading(first) &&
                               (evidenceFor(first).speaksForNames() || isFull(first) || namesPivotedFactor(first));
        return overNames ? first : found ? surelyTitles : 0;
    }

    /// Whether the record has a cell in each of three or more columns, and none of its cells looks like data.
    [[nodiscard]] bool isFull(std::size_t record) const {
        return m_usualEnd > 2 && filled(record) >= m_usualEnd && evidenceFor(record).data == 0;
    }

    [[nodiscard]] bool mayBeTitle(std::size_t record) const {
        const std::size_t cells = filled(record);
        const bool narrow = m_fields > 1 && (cells <= 1 || (m_usualEnd > 3 && 2 * cells <= m_usualEnd));
        const Evidence evidence = evidenceFor(record);  // titles may contain a year
        return (narrow || m_records[record].size() < m_fields) && evidence.data <= (narrow ? evidence.names : 0) &&
               (narrow || !namesShiftedRows(record, evidence));
    }

    /// Whether the record is a heading as written by R, without a name for the first column: "mpg cyl" above "Mazda
    /// 21.5 6". It has one cell less than the rows, and below it are fractions, which are not names.
    [[nodiscard]] bool namesShiftedRows(std::size_t record, const Evidence& evidence) const {
        if (m_records[record].size() + 1 != m_fields || !evidence.speaksForNames() || record + 1 >= m_records.size()) {
            return false;
        }
        const SampleRecord& next = m_records[record + 1];
        return next.size() == m_fields && std::any_of(next.begin(), next.end(), [&](const SampleCell& each) {
                   const CellNumber cell = readCell(each.text, m_decimalMark);
                   return cell.kind == CellKind::number && cell.value != std::trunc(cell.value);
               });
    }

    /// Whether the record is a title with a sentence above the names, as "Created as New Dataset,Sample 22 of Saturday"
    /// above "cm-1,%T". It is not a title if the record below it contains units.
    [[nodiscard]] bool isSentenceOverNames(std::size_t record) const {
        constexpr std::ptrdiff_t fewWords = 4;
        const auto wordsIn = [](const SampleCell& cell) {
            return 1 + std::count(cell.text.begin(), cell.text.end(), ' ');
        };
        const auto isSentence = [&](const SampleCell& cell) { return wordsIn(cell) > fewWords; };
        const auto isName = [&](const SampleCell& cell) {
            return kindOf(cell) == CellKind::text && wordsIn(cell) < fewWords &&
                   data::unitInName("x_" + cell.text).empty();
        };
        const SampleRecord& names = m_records[record + 1];
        return std::any_of(m_records[record].begin(), m_records[record].end(), isSentence) &&
               names.size() >= m_fields && std::all_of(names.begin(), names.end(), isName);
    }

    /// Whether the record states facts and the next one has the names, as "cpu model,Xeon,2.4 GHz" above
    /// "threads,ops,latency": a cell is a date, a fraction or a number with a unit, which a name is not, and the names
    /// below differ and are seldom units.
    [[nodiscard]] bool areFactsOverNames(std::size_t record) const {
        const auto isFact = [&](const SampleCell& each) {
            const CellNumber cell = readCell(each.text, m_decimalMark);
            return cell.kind == CellKind::number
                       ? cell.value != std::trunc(cell.value)
                       : readUnitCell(each.text, m_decimalMark).has_value() || data::secondsOf(each.text).has_value();
        };
        const SampleRecord& names = m_records[record + 1];
        std::set<std::string_view> different;
        std::size_t units = 0;
        for (const SampleCell& each : names) {
            different.insert(each.text);
            const bool isUnit = data::unitInName(each.text).empty() && !data::unitInName("x_" + each.text).empty();
            units += isUnit ? 1 : 0;
        }
        const auto facts = std::count_if(m_records[record].begin(), m_records[record].end(), isFact);
        return facts > 0 && 2 * facts <= std::ssize(m_records[record]) && different.size() == names.size() &&
               names.size() >= m_fields && 2 * units < names.size() && filled(record + 1) == names.size();
    }

    /// Whether the record names groups of columns: "write,,read," above "mean,max,mean,max" is not a title.
    [[nodiscard]] bool isGroupHeading(std::size_t record) const {
        return filled(record) > 1 && m_records[record].size() >= m_fields && record + 2 < m_records.size() &&
               isHeading(record + 1);
    }

    /// Whether the next record belongs to the heading: it contains units or names below merged cells, that is words
    /// above numbers or unlike the cells below, and nothing that may be data; or it repeats the names.
    [[nodiscard]] bool goesOn(std::size_t first, std::size_t next) const {
        if (next + 1 >= m_records.size() || m_records[next].size() < std::min(m_fields, m_records[first].size())) {
            return false;
        }
        const Evidence evidence = evidenceFor(next);
        const bool isName = evidence.names > evidence.neutral || isBelowGroups(m_records[next], m_records[first]);
        return isSame(m_records[first], m_records[next]) || (isName && evidence.data == 0 && evidence.numbers == 0);
    }

    std::span<const SampleRecord> m_records;
    std::size_t m_fields;
    char m_decimalMark;
    std::size_t m_usualEnd;
};

/// Returns the number of lines that the record has after its first one.
std::size_t furtherLines(const SampleRecord& record) {
    std::size_t lines = 0;
    for (const SampleCell& cell : record) {
        for (std::size_t k = 0; k < cell.text.size(); ++k) {
            lines += isLineEnd(cell.text[k]) && cell.text.compare(k, 2, "\r\n") != 0 ? 1 : 0;
        }
    }
    return lines;
}

/// A block of consecutive records without a blank line between them. The first records of a block may be its titles,
/// with one cell each.
class Block {
public:
    Block(std::span<const SampleRecord> records, char decimalMark) : m_records(records), m_decimalMark(decimalMark) {
        while (m_names < records.size() && filled(records[m_names]) < 2) {
            m_isTitled = m_isTitled || filled(records[m_names]) == 1;
            ++m_names;
        }
    }

    [[nodiscard]] bool isOfTitles() const { return m_names == m_records.size(); }
    [[nodiscard]] bool isTitled() const { return m_isTitled; }
    [[nodiscard]] const SampleRecord& names() const { return m_records[m_names]; }
    /// Whether a record contains only words and one of the next records has a number below them.
    [[nodiscard]] bool hasNames() const {
        if (isOfTitles() || !std::all_of(names().begin(), names().end(), [&](const SampleCell& cell) {
                return kindOf(cell) == CellKind::text && !isFailureWord(cell.text);
            })) {
            return false;
        }
        const auto below = m_records.subspan(m_names + 1, std::min(mostHeadingRecords, m_records.size() - m_names - 1));
        return std::any_of(below.begin(), below.end(), [&](const SampleRecord& record) {
            return record.size() == names().size() && std::any_of(record.begin(), record.end(), [&](const auto& cell) {
                       return kindOf(cell) == CellKind::number;
                   });
        });
    }

private:
    [[nodiscard]] CellKind kindOf(const SampleCell& cell) const { return readCell(cell.text, m_decimalMark).kind; }
    [[nodiscard]] static std::ptrdiff_t filled(const SampleRecord& record) {
        return std::count_if(record.begin(), record.end(), [](const SampleCell& cell) { return !cell.text.empty(); });
    }

    std::span<const SampleRecord> m_records;
    char m_decimalMark;
    std::size_t m_names = 0;
    bool m_isTitled = false;
};

/// Whether records below their own heading are as wide as the heading.
bool isTable(std::span<const SampleRecord> records, std::size_t fields, char decimalMark) {
    std::vector<SampleRecord> alike;
    for (const SampleRecord& record : records) {
        if (record.size() == records.front().size()) {
            alike.push_back(record);
        }
    }
    return alike.size() > 1 && HeadingSearch(alike, fields, decimalMark).beginsWithNames();
}

}  // namespace

bool isAlike(const SampleRecord& record, const SampleRecord& other) {
    std::size_t cells = 0;
    std::size_t same = 0;
    for (std::size_t c = 0; c < record.size(); ++c) {
        cells += record[c].text.empty() ? 0 : 1;
        same += !record[c].text.empty() && c < other.size() && record[c].text == other[c].text ? 1 : 0;
    }
    return 2 * same >= cells && same > 1;
}

std::size_t otherTable(const CsvSample& sample, char decimalMark) {
    const std::span records(sample.records);
    const auto isEmpty = [](const SampleRecord& record) {
        return std::all_of(record.begin(), record.end(), [](const SampleCell& cell) { return cell.text.empty(); });
    };
    const SampleRecord* names = nullptr;
    std::size_t titles = 0;  // first record of the titles above the next block
    bool titled = false;
    for (std::size_t begin = 0; begin < records.size();) {
        std::size_t end = begin + 1;
        while (end < records.size() && !isEmpty(records[end]) &&
               sample.lines[end] <= sample.lines[end - 1] + 1 + furtherLines(records[end - 1])) {
            ++end;
        }
        const Block block(records.subspan(begin, end - begin), decimalMark);
        titles = titled ? titles : begin;
        titled = titled || block.isTitled();
        if (names != nullptr && block.hasNames() && block.names() != *names &&
            !goesOnWithTable(*names, block.names(), titled)) {
            return titles;
        }
        names = names == nullptr && block.hasNames() ? &block.names() : names;
        titled = block.isOfTitles();
        begin = end;
    }
    return 0;
}

bool goesOnWithTable(const SampleRecord& names, const SampleRecord& below, bool titled) {
    const bool sameFirst = !names.empty() && !below.empty() && !names[0].text.empty() && below[0].text == names[0].text;
    return names.size() > 2 && ((isAlike(names, below) && isAlike(below, names)) || (titled && sameFirst));
}

std::size_t recordsAbove(const CsvSample& sample, std::size_t fields, char decimalMark) {
    constexpr std::size_t mostAbove = 16;
    const std::span records(sample.records);
    const auto fits = [&](const SampleRecord& record) { return record.size() == fields; };
    const auto isBehindBlank = [&](std::size_t r) {
        return sample.lines[r] > sample.lines[r - 1] + 1 + furtherLines(records[r - 1]);
    };
    std::size_t fitting = 0;
    for (std::size_t r = 1; r <= mostAbove && r + 1 < records.size(); ++r) {
        fitting += fits(records[r - 1]) ? 1 : 0;
        if (!isBehindBlank(r) || !fits(records[r]) || 2 * fitting > r) {
            continue;
        }
        std::size_t end = r + 1;
        while (end < records.size() && !isBehindBlank(end)) {
            ++end;
        }
        const auto table = records.subspan(r, end - r);
        const auto even = std::count_if(table.begin(), table.end(), fits);
        if (4 * even >= 3 * std::ssize(table) && HeadingSearch(table, fields, decimalMark).beginsWithNames() &&
            !isTable(records.first(r), fields, decimalMark)) {
            return r;
        }
    }
    return 0;
}

HeadingPlace findHeading(std::span<const SampleRecord> records, std::size_t fields, char decimalMark) {
    return HeadingSearch(records, fields, decimalMark).run();
}

}  // namespace greyscope::io
