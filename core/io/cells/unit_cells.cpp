#include "core/io/cells/unit_cells.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <limits>
#include <utility>

#include "core/base/text.h"
#include "core/data/columns/calendar.h"
#include "core/data/columns/column_name.h"
#include "core/data/columns/quantity.h"
#include "core/data/columns/units.h"
#include "core/io/cells/cell_number.h"
#include "core/io/cells/column_builder.h"
#include "core/io/text/utf8.h"

namespace greyscope::io {

namespace {

constexpr double kNone = std::numeric_limits<double>::quiet_NaN();

/// Whether a "unit" is part of an ordinal, a time or a date: "st" in "1st", "pm" in "5 pm", "Jan" in "12 Jan".
bool isOfOrderOrTime(std::string_view unit) {
    constexpr std::array<std::string_view, 6> words{"st", "nd", "rd", "th", "am", "pm"};
    const std::string word = base::lowered(unit);
    constexpr std::size_t shortMonth = 3;
    return std::find(words.begin(), words.end(), word) != words.end() ||
           (word.size() >= shortMonth && std::any_of(data::monthNames.begin(), data::monthNames.end(),
                                                     [&](std::string_view month) { return month.starts_with(word); }));
}

/// Account of a converted column.
struct UnitColumn {
    std::size_t row = 0;  ///< first row with a unit; in a column that stays text, the first row that prevents numbers
    bool isNumeric = false;
    bool wasNumeric = false;          ///< `rows` were read as text among numbers
    std::vector<std::size_t> rows;    ///< rows with a unit
    std::vector<std::size_t> strays;  ///< rows with text among numbers
    std::size_t missing = 0;          ///< cells that became missing
};

/// One level of a text column, parsed.
struct Level {
    CellKind kind = CellKind::text;
    double number = 0.0;  ///< value of a plain number
    std::optional<UnitCell> cell;
    bool failure = false;
    std::size_t rows = 0;
};

char otherMark(char mark) {
    return mark == '.' ? ',' : '.';
}

bool hasDigit(std::string_view text) {
    return std::any_of(text.begin(), text.end(), base::isDigit);
}

Level levelOf(const std::string& text, char mark) {
    constexpr std::size_t longestWord = 16;
    Level level;
    if (text.size() > longestWord && !hasDigit(text)) {
        return level;
    }
    const CellNumber plain = readCell(text, mark);
    level.kind = plain.kind;
    level.number = plain.value;
    level.cell = plain.kind == CellKind::text ? readUnitCell(text, mark) : std::nullopt;
    level.failure = plain.kind == CellKind::text && !level.cell && isFailureWord(text);
    return level;
}

/// The levels of a text column, the rows of each, and their counts.
struct Levels {
    std::vector<Level> levels;
    CellCounts counts;  ///< `numbers` counts numbers with and without a unit
    std::size_t units = 0;
    std::size_t codes = 0;
    /// Number of cells that are neither numbers nor words for a missing value; 1 if there are no levels.
    [[nodiscard]] std::size_t others() const { return levels.empty() ? 1 : counts.texts - counts.failures; }
};

/// Empty if more than half of the cells contain something else.
Levels levelsOf(const data::Column& column, char mark) {
    const data::TextValues& texts = column.texts();
    Levels found;
    std::size_t others = 0;
    std::size_t filled = 0;
    std::vector<std::size_t> rows(texts.levels.size(), 0);
    for (const std::int32_t code : texts.codes) {
        filled += code >= 0 ? 1 : 0;
        if (code >= 0) {
            ++rows[static_cast<std::size_t>(code)];
        }
    }
    found.levels.reserve(texts.levels.size());  // there may be millions
    for (std::size_t l = 0; l < texts.levels.size(); ++l) {
        Level level = levelOf(texts.levels[l], mark);
        level.rows = rows[l];
        const bool other = level.kind == CellKind::text && !level.cell && !level.failure;
        others += other ? level.rows : 0;
        if (2 * others > filled) {
            return {};
        }
        found.units += level.cell ? level.rows : 0;
        found.codes += level.kind == CellKind::number && data::codeSpelling(texts.levels[l]) != data::CodeSpelling::none
                           ? level.rows
                           : 0;
        found.counts.add(level.cell ? CellKind::number : level.kind, texts.levels[l], level.rows);
        found.levels.push_back(std::move(level));
    }
    return found;
}

/// Conversion factor between units; 1 for singular and plural ("vCPU", "vCPUs"), 0 if there is none.
double factorBetween(const std::string& from, const std::string& to) {
    return from + 's' == to || to + 's' == from ? 1.0 : data::unitFactor(from, to).value_or(0.0);
}

/// Whether a name denotes bytes, so that a bare letter means bytes: "MaxRSS", "disk read", "mem_used".
bool speaksOfBytes(const std::string& name) {
    const std::string lowered = base::lowered(name);
    constexpr auto words = std::to_array<std::string_view>(
        {"mem", "rss", "vmsize", "disk", "size", "byte", "swap", "heap", "cache", "buffer", "内存", "容量", "大小"});
    return std::any_of(words.begin(), words.end(),
                       [&](std::string_view word) { return lowered.find(word) != std::string::npos; });
}

/// Determines the common unit of a column's cells.
class UnitSearch {
public:
    /// At least one level must have a unit. Both arguments must outlive this object.
    UnitSearch(const std::vector<Level>& levels, const data::Column& column)
        : m_levels(levels), m_ofHeading(column.unit), m_bytes(speaksOfBytes(column.name)) {
        for (const Level& level : levels) {
            if (level.cell) {
                m_cells.push_back(&*level.cell);
            }
        }
        settle();
    }

    [[nodiscard]] const std::string& unit() const { return m_unit; }
    /// Whether numbers without a unit count unchanged.
    [[nodiscard]] bool plainCounts() const { return m_plainCounts; }

    /// Factor for the number of a level; 0 if the level has no number, nullopt if its unit does not match the others.
    [[nodiscard]] std::optional<double> factorOf(const Level& level) const {
        if (level.kind == CellKind::number) {
            const bool counts = level.number == 0.0 || m_plainCounts || (!m_unit.empty() && m_unit == m_ofHeading);
            return counts ? std::optional(1.0) : std::nullopt;
        }
        if (!level.cell) {
            return 0.0;
        }
        const double factor = m_scaled     ? (level.cell->counted == m_cells.front()->counted ? level.cell->scale : 0.0)
                              : m_isLetter ? 1.0
                                           : factorBetween(level.cell->unit, m_unit);
        return factor == 0.0 ? std::nullopt : std::optional(factor);
    }

    /// Whether the texts after the numbers are units, not parts of labels.
    [[nodiscard]] bool areUnits() const {
        if (all([](const UnitCell& cell) { return cell.known; })) {
            return true;
        }
        const UnitCell& first = *m_cells.front();
        const bool alike = all([&](const UnitCell& cell) { return factorBetween(cell.unit, first.unit) == 1.0; });
        const bool constant = all([&](const UnitCell& cell) { return cell.number == first.number; });
        const bool apart = all([](const UnitCell& cell) { return cell.apart; });
        const bool isWord = first.unit.size() > 1;
        return alike && !isOfOrderOrTime(first.unit) &&
               (hasFraction() ? isWord || apart : isWord && apart && !constant);
    }

    /// Whether the unit is of bytes, so that the values may be settings.
    [[nodiscard]] bool areSizes() const { return !m_scaled && data::unitFactor(m_unit, "B").has_value(); }

private:
    template <class Test>
    [[nodiscard]] bool all(Test test) const {
        return std::all_of(m_cells.begin(), m_cells.end(), [&](const UnitCell* cell) { return test(*cell); });
    }
    [[nodiscard]] bool hasFraction() const {
        return !all([](const UnitCell& cell) { return cell.number == std::trunc(cell.number); });
    }
    [[nodiscard]] bool hasPlain() const {
        return std::any_of(m_levels.begin(), m_levels.end(),
                           [](const Level& level) { return level.kind == CellKind::number && level.number != 0.0; });
    }

    void settle() {
        const UnitCell& first = *m_cells.front();
        const bool alike = all([&](const UnitCell& cell) { return cell.unit == first.unit; });
        if (all([](const UnitCell& cell) { return cell.letter != 0; }) && hasFraction() && !m_bytes) {
            const bool oneLetter = all([&](const UnitCell& cell) { return cell.letter == first.letter; });
            m_isLetter = oneLetter && std::string_view("mgt").find(first.letter) != std::string_view::npos;
            m_scaled = m_plainCounts = !m_isLetter;
            m_unit = m_isLetter ? std::string(1, first.letter) : m_ofHeading;
            return;
        }
        const bool scaled = !all([](const UnitCell& cell) { return cell.scale == 1.0 || cell.letter != 0; });
        if (scaled && (!alike || hasPlain())) {
            m_scaled = true;
            m_plainCounts = first.counted.empty();
            m_unit = first.counted;
            return;
        }
        std::vector<data::UnitNumber> quantities;
        for (const UnitCell* cell : m_cells) {
            if (data::unitFactor(cell->unit, first.unit)) {  // factorOf() reports the others
                quantities.push_back({cell->number, cell->unit, {}});
            }
        }
        const bool ofHeading = !m_ofHeading.empty() && data::unitFactor(m_ofHeading, first.unit).has_value();
        m_unit = alike && !ofHeading ? first.unit : data::unitsFor(quantities, m_ofHeading).front();
    }

    const std::vector<Level>& m_levels;
    const std::string& m_ofHeading;
    bool m_bytes = false;
    std::vector<const UnitCell*> m_cells;
    std::string m_unit;
    bool m_scaled = false;       ///< numbers are multiplied by the scale of their units
    bool m_plainCounts = false;  ///< numbers without a unit count unchanged
    bool m_isLetter = false;     ///< the unit is a bare letter: metres, grams or tonnes
};

std::size_t firstRowOf(const data::TextValues& texts, std::size_t level) {
    const auto row = std::find(texts.codes.begin(), texts.codes.end(), static_cast<std::int32_t>(level));
    return static_cast<std::size_t>(row - texts.codes.begin());
}

/// Converts a text column to numbers.
void convert(data::Column& column, const Levels& found, const UnitSearch& search, UnitColumn& told) {
    const data::TextValues texts = std::move(std::get<data::TextValues>(column.values));
    std::vector<double> numbers;
    for (const Level& level : found.levels) {
        const double factor = *search.factorOf(level);
        numbers.push_back(factor == 0.0 ? kNone : scaled(level.cell ? level.cell->number : level.number, factor));
    }
    std::vector<double> values(texts.codes.size(), kNone);
    for (std::size_t row = 0; row < values.size(); ++row) {
        if (texts.codes[row] < 0) {
            continue;
        }
        const auto l = static_cast<std::size_t>(texts.codes[row]);
        const Level& level = found.levels[l];
        values[row] = numbers[l];
        told.missing += std::isnan(numbers[l]) ? 1 : 0;
        if (level.cell) {
            told.rows.push_back(row);
        } else if (level.kind == CellKind::text) {
            told.strays.push_back(row);
            column.notNumbers.push_back(row);
        } else if (level.kind == CellKind::notFinite) {
            column.notFinite.push_back(row);
        }
        if (level.kind != CellKind::number) {
            column.words.emplace_back(row, texts.levels[l]);
        }
    }
    column.values = std::move(values);
    column.unit = search.unit();
    told.isNumeric = true;
    told.row = told.rows.front();
}

/// Handles a text column that contains numbers, with or without units; nullopt if there is nothing to report.
std::optional<UnitColumn> readTextWithUnits(data::Column& column, char decimalMark) {
    Levels found = levelsOf(column, decimalMark);
    if (found.others() > 0 && !column.texts().levels.empty() && hasDigit(column.texts().levels.front())) {
        // the decimal mark may be seen only here: "3,50 €"
        Levels other = levelsOf(column, otherMark(decimalMark));
        if (other.units > 0 && other.others() == 0) {
            found = std::move(other);
        }
    }
    const auto& levels = found.levels;
    const std::size_t filled = found.counts.numbers + found.counts.texts;
    if (found.counts.numbers == 0 || (found.units == 0 && found.codes > 0)) {
        return std::nullopt;
    }
    UnitColumn told;
    const auto prevented = [&](auto test) -> std::optional<UnitColumn> {
        const auto level = std::find_if(levels.begin(), levels.end(), test);
        if (2 * found.counts.numbers <= filled || level == levels.end()) {
            return std::nullopt;
        }
        told.row = firstRowOf(column.texts(), static_cast<std::size_t>(level - levels.begin()));
        return told;
    };
    const auto isOther = [](const Level& level) { return level.kind == CellKind::text && !level.cell; };
    if (found.units == 0) {
        return prevented(isOther);
    }
    const UnitSearch search(levels, column);
    if (!search.areUnits() || (search.areSizes() && !data::areMeasuredSizes(column)) ||
        data::dateOrderOf(column).has_value()) {
        return std::nullopt;
    }
    const auto isUnlike = [&](const Level& level) { return !search.factorOf(level).has_value(); };
    if (std::any_of(levels.begin(), levels.end(), isUnlike)) {
        const bool mostPlain = 2 * found.units < found.counts.numbers;
        return prevented([&](const Level& level) { return mostPlain ? level.cell.has_value() : isUnlike(level); });
    }
    if (!found.counts.areNumeric()) {
        return prevented(isOther);
    }
    convert(column, found, search, told);
    return told;
}

/// Handles a numeric column in which some cells have a unit.
std::optional<UnitColumn> readWordsWithUnits(data::Column& column, char decimalMark) {
    auto& numbers = std::get<data::NumericValues>(column.values);
    std::vector<Level> levels;
    std::vector<std::size_t> rows;
    const auto read = [&](char mark) {
        for (const std::size_t row : column.notNumbers) {
            Level level = levelOf(*column.wordAt(row), mark);
            if (level.cell) {
                levels.push_back(std::move(level));
                rows.push_back(row);
            }
        }
    };
    read(decimalMark);
    if (levels.empty()) {
        read(otherMark(decimalMark));
    }
    const bool hasNumbers = std::any_of(numbers.begin(), numbers.end(), [](double each) { return !std::isnan(each); });
    if (levels.empty()) {
        return std::nullopt;
    }
    const UnitSearch search(levels, column);
    const bool alike = std::all_of(levels.begin(), levels.end(),
                                   [&](const Level& level) { return search.factorOf(level).has_value(); });
    const bool fits = search.unit() == column.unit && (!column.unit.empty() || search.plainCounts());
    if (!alike || (hasNumbers && !fits)) {
        return std::nullopt;
    }
    for (std::size_t i = 0; i < rows.size(); ++i) {
        numbers.set(rows[i], scaled(levels[i].cell->number, *search.factorOf(levels[i])));
    }
    std::erase_if(column.notNumbers,
                  [&](std::size_t row) { return std::binary_search(rows.begin(), rows.end(), row); });
    column.unit = search.unit();
    UnitColumn told;
    told.row = rows.front();
    told.isNumeric = told.wasNumeric = true;
    told.rows = std::move(rows);
    return told;
}

}  // namespace

bool tellUnit(const data::Column& column) {
    data::Column again{column.name, data::unitInName(column.name), {}};
    data::NumericValues numbers = column.numbers();
    bool any = false;
    for (const auto& [row, word] : column.words) {
        any = any || (!std::isnan(numbers[row]) && readUnitCell(word, '.'));
        if (numbers[row] == numbers[row]) {
            again.notNumbers.push_back(row);
        }
        numbers.set(row, kNone);
    }
    again.words = column.words;
    again.values = std::move(numbers);
    const auto told = any ? readWordsWithUnits(again, '.') : std::nullopt;
    return told && again.notNumbers.empty() && again.unit == column.unit &&
           std::equal(again.numbers().begin(), again.numbers().end(), column.numbers().begin(), data::sameNumber);
}

void readUnitCells(std::vector<data::Column>& columns, char decimalMark, const data::SourceLines& lines,
                   std::size_t mostProblems, ReadReport& report) {
    constexpr std::size_t shownBytes = 40;
    for (std::size_t c = 0; c < columns.size(); ++c) {
        data::Column& column = columns[c];
        const auto told =
            column.isNumeric() ? readWordsWithUnits(column, decimalMark) : readTextWithUnits(column, decimalMark);
        if (!told) {
            continue;
        }
        const auto lineOf = [&lines](std::size_t row) { return lines.size() == 0 ? row + 1 : lines.at(row); };
        const auto list = [&](ProblemKind kind, std::size_t row) {
            report.list({kind, lineOf(row), c + 1, shortened(column.writtenAt(row), shownBytes)}, mostProblems);
        };
        list(told->isNumeric ? ProblemKind::unitInCells : ProblemKind::numbersAsText, told->row);
        report.cellsMissing += told->missing;
        if (told->wasNumeric) {
            report.cellsMissing -= told->rows.size();
            for (const std::size_t row : told->rows) {
                report.takeBack(ProblemKind::notANumber, lineOf(row), c + 1);
            }
        }
        for (const std::size_t row : told->strays) {
            list(ProblemKind::notANumber, row);
        }
    }
}

}  // namespace greyscope::io
