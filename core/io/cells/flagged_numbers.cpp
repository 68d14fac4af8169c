#include "core/io/cells/flagged_numbers.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdint>
#include <limits>
#include <optional>
#include <string>
#include <string_view>
#include <utility>

#include "core/base/text.h"
#include "core/data/columns/cell_text.h"
#include "core/data/columns/quantity.h"
#include "core/data/columns/units.h"
#include "core/io/cells/cell_number.h"
#include "core/io/cells/column_builder.h"

namespace greyscope::io {

namespace {

constexpr std::string_view kFlags = "bcdefinprsuvz";
constexpr std::size_t kMostFlags = 3;

/// The number in square brackets: "[1885]".
std::optional<CellNumber> bracketed(std::string_view text, char decimalMark) {
    const bool brackets = text.size() > 2 && text.starts_with('[') && text.ends_with(']');
    const CellNumber cell = brackets ? readCell(text.substr(1, text.size() - 2), decimalMark) : CellNumber();
    return cell.kind == CellKind::number ? std::optional(cell) : std::nullopt;
}

/// Length in bytes of the note signs at the end of a text: "*", "**", "†", "?", "[a]", "[12]", "¹".
std::size_t noteBytes(std::string_view text) {
    constexpr std::array<std::string_view, 5> signs{"*", "?", "\u2020", "\u2021", "\u00a7"};
    constexpr std::size_t longestNote = 12;
    if (const std::size_t open = text.rfind('['); text.ends_with(']') && open != std::string_view::npos) {
        const bool word = text.find_first_of(",;", open) == std::string_view::npos;
        return word && text.size() - open <= longestNote ? text.size() - open : 0;
    }
    std::size_t bytes = data::superscriptsAtEnd(text);
    for (bool found = bytes == 0; found;) {
        const std::string_view before = text.substr(0, text.size() - bytes);
        const auto* const sign =
            std::find_if(signs.begin(), signs.end(), [&](std::string_view each) { return before.ends_with(each); });
        found = sign != signs.end();
        bytes += found ? sign->size() : 0;
    }
    return bytes;
}

/// A number followed by note signs, unless they are part of the number: "10³".
std::optional<CellNumber> noted(std::string_view text, char decimalMark) {
    const std::size_t bytes = noteBytes(text);
    const bool may = bytes > 0 && bytes < text.size() && readCell(text, decimalMark).kind == CellKind::text;
    const CellNumber cell = may ? readCell(text.substr(0, text.size() - bytes), decimalMark) : CellNumber();
    return cell.kind == CellKind::number ? std::optional(cell) : std::nullopt;
}

/// A number with a flag, or a colon in place of a number. In a column with a unit, "5 s" may be one of its numbers.
std::optional<CellNumber> flagged(std::string_view text, char decimalMark, const std::string& unitOfColumn) {
    text = base::trimmed(text);
    for (const auto& read : {bracketed, noted}) {
        if (const auto cell = read(text, decimalMark)) {
            return cell;
        }
    }
    const std::size_t blank = text.find_last_of(' ');
    const std::string_view flags = blank == std::string_view::npos ? std::string_view() : text.substr(blank + 1);
    if (flags.empty() || flags.size() > kMostFlags || flags.find_first_not_of(kFlags) != std::string_view::npos) {
        return std::nullopt;
    }
    const std::string_view number = text.substr(0, text.find_last_not_of(' ', blank) + 1);
    const CellNumber cell = readCell(number, decimalMark);
    const auto quantity = data::quantityOf(text);
    const bool unit = quantity && (flags.size() > 1 || (!unitOfColumn.empty() &&  // "5 us", "5 s" under "ms"
                                                        data::unitFactor(quantity->unit, unitOfColumn)));
    const bool known = !unit && (cell.kind == CellKind::number || number == ":");
    return known ? std::optional(cell) : std::nullopt;
}

/// Counts of the kinds of cells in a column.
struct Kinds {
    bool flags = false;
    bool colons = false;
    CellCounts counts;  ///< `numbers` counts numbers with and without a flag
    std::size_t flaggedRows = 0;
    bool brackets = false;  ///< all flags are brackets

    [[nodiscard]] bool mayCount() const { return counts.numbers > flaggedRows || brackets; }
    void add(std::string_view text, char decimalMark, const std::string& unit, std::size_t rows) {
        if (const auto cell = flagged(text, decimalMark, unit)) {
            brackets = (brackets || !flags) && bracketed(base::trimmed(text), decimalMark).has_value();
            flags = true;
            colons = colons || cell->kind == CellKind::missing;
            flaggedRows += cell->kind == CellKind::number ? rows : 0;
            counts.add(cell->kind, "", rows);
            return;
        }
        const CellKind kind = readCell(text, decimalMark).kind;
        counts.add(kind == CellKind::notFinite ? CellKind::text : kind, text, rows);
    }
};

/// The kinds of the missing cells of a numeric column; its other cells do not matter.
Kinds kindsOfWords(const data::Column& column, char decimalMark) {
    Kinds kinds;
    kinds.counts.numbers = 1;
    for (const auto& [row, word] : column.words) {
        kinds.add(word, decimalMark, column.unit, 1);
    }
    kinds.counts.texts = kinds.counts.failures = 0;
    return kinds;
}

/// The kinds of the cells of a text column; empty if it has no flag.
Kinds kindsOfLevels(const data::Column& column, char decimalMark) {
    const data::TextValues& texts = column.texts();
    Kinds kinds;
    for (const std::string& level : texts.levels) {
        kinds.add(level, decimalMark, column.unit, 1);
        if (10 * (kinds.counts.texts - kinds.counts.failures) > texts.codes.size()) {
            return {};  // regardless of the rows of each level
        }
    }
    if (!kinds.flags) {
        return {};
    }
    std::vector<std::size_t> rows(texts.levels.size(), 0);
    for (const std::int32_t code : texts.codes) {
        if (code >= 0) {
            ++rows[static_cast<std::size_t>(code)];
        }
    }
    kinds = {};
    for (std::size_t level = 0; level < texts.levels.size(); ++level) {
        kinds.add(texts.levels[level], decimalMark, column.unit, rows[level]);
    }
    return kinds;
}

/// Reads flagged numbers among the words of a numeric column.
FlaggedCells readWords(data::Column& column, char decimalMark) {
    FlaggedCells read;
    read.wereNumbers = true;
    auto& numbers = std::get<data::NumericValues>(column.values);
    for (const auto& [row, word] : column.words) {
        if (const auto cell = flagged(word, decimalMark, column.unit)) {
            read.rows.push_back(row);
            read.missing += cell->kind == CellKind::number ? 0 : 1;
            numbers.set(row, cell->kind == CellKind::number ? cell->value : numbers[row]);
        }
    }
    read.missingBefore = read.rows.size();
    std::erase_if(column.notNumbers,
                  [&](std::size_t row) { return std::binary_search(read.rows.begin(), read.rows.end(), row); });
    return read;
}

/// Reads the texts of a text column as numbers, flagged or not.
FlaggedCells readLevels(data::Column& column, char decimalMark) {
    FlaggedCells read;
    const data::TextValues texts = std::move(std::get<data::TextValues>(column.values));
    struct Known {
        double number;
        bool flagged;
        bool stray;
    };
    std::vector<Known> values;
    for (const std::string& level : texts.levels) {
        const auto cell = flagged(level, decimalMark, column.unit);
        const CellNumber known = cell ? *cell : readCell(level, decimalMark);
        const bool isNumber = known.kind == CellKind::number;
        values.push_back({isNumber ? known.value : std::numeric_limits<double>::quiet_NaN(), cell.has_value(),
                          !cell && !isNumber && known.kind != CellKind::missing});
    }
    std::vector<double> numbers(texts.codes.size(), std::numeric_limits<double>::quiet_NaN());
    for (std::size_t row = 0; row < numbers.size(); ++row) {
        if (texts.codes[row] < 0) {
            continue;
        }
        const auto level = static_cast<std::size_t>(texts.codes[row]);
        numbers[row] = values[level].number;
        const Known& known = values[level];
        read.missing += std::isnan(known.number) ? 1 : 0;
        if (known.flagged) {
            read.rows.push_back(row);
        } else if (known.stray) {
            read.strays.push_back(row);
            column.notNumbers.push_back(row);
        }
        if (known.flagged || known.stray) {
            column.words.emplace_back(row, texts.levels[level]);
        }
    }
    column.values = std::move(numbers);
    return read;
}

}  // namespace

std::vector<FlaggedCells> readFlaggedNumbers(std::vector<data::Column>& columns, char decimalMark) {
    std::vector<Kinds> kinds;
    bool colons = false;
    for (const data::Column& column : columns) {
        kinds.push_back(column.isNumeric() ? kindsOfWords(column, decimalMark) : kindsOfLevels(column, decimalMark));
        colons = colons || (kinds.back().colons && kinds.back().counts.areNumeric());
    }
    std::vector<FlaggedCells> all;
    for (std::size_t c = 0; c < columns.size(); ++c) {
        const Kinds& kind = kinds[c];
        if (kind.flags && kind.counts.areNumeric() && (colons || kind.mayCount())) {
            all.push_back(columns[c].isNumeric() ? readWords(columns[c], decimalMark)
                                                 : readLevels(columns[c], decimalMark));
            all.back().column = c;
        }
    }
    return all;
}

}  // namespace greyscope::io
