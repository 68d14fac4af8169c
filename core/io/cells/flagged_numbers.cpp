#include "core/io/cells/flagged_numbers.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <optional>
#include <string>
#include <string_view>
#include <utility>

#include "core/data/columns/quantity.h"
#include "core/data/columns/units.h"
#include "core/io/cells/cell_number.h"

namespace greyscope::io {

namespace {

constexpr std::string_view kFlags = "bcdefinprsuvz";
constexpr std::size_t kMostFlags = 3;

/// A number before a flag, or a colon for one. In a column with a unit "5 s" may be one of its numbers.
std::optional<Cell> flagged(std::string_view text, char decimalMark, const std::string& unitOfColumn) {
    const std::size_t blank = text.find_last_of(' ');
    const std::string_view flags = blank == std::string_view::npos ? std::string_view() : text.substr(blank + 1);
    if (flags.empty() || flags.size() > kMostFlags || flags.find_first_not_of(kFlags) != std::string_view::npos) {
        return std::nullopt;
    }
    const std::string_view number = text.substr(0, text.find_last_not_of(' ', blank) + 1);
    const Cell cell = readCell(number, decimalMark);
    const auto quantity = data::quantityOf(text);
    const bool unit = quantity && (flags.size() > 1 || (!unitOfColumn.empty() &&  // "5 us", "5 s" under "ms"
                                                        data::unitFactor(quantity->unit, unitOfColumn)));
    const bool known = !unit && (cell.kind == CellKind::number || number == ":");
    return known ? std::optional(cell) : std::nullopt;
}

/// What a column has of each kind.
struct Kinds {
    bool flags = false;
    bool plain = false;
    bool colons = false;
    bool others = false;

    void add(std::string_view text, char decimalMark, const std::string& unit) {
        if (const auto cell = flagged(text, decimalMark, unit)) {
            flags = true;
            colons = colons || cell->kind == CellKind::missing;
            return;
        }
        const CellKind kind = readCell(text, decimalMark).kind;
        plain = plain || kind == CellKind::number;
        others = others || kind == CellKind::text || kind == CellKind::notFinite;
    }
};

Kinds kindsOf(const data::Column& column, char decimalMark) {
    Kinds kinds;
    if (column.isNumeric()) {
        kinds.plain = true;
        for (const auto& [row, word] : column.words) {
            kinds.add(word, decimalMark, column.unit);
        }
        kinds.others = false;  // they are missing already
        return kinds;
    }
    for (const std::string& level : column.texts().levels) {
        kinds.add(level, decimalMark, column.unit);
        if (kinds.others) {
            break;
        }
    }
    return kinds;
}

/// Numbers among which some words are flagged ones.
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

/// Texts that are numbers, flagged or not.
FlaggedCells readLevels(data::Column& column, char decimalMark) {
    FlaggedCells read;
    const data::TextValues texts = std::move(std::get<data::TextValues>(column.values));
    std::vector<std::pair<double, bool>> values;
    for (const std::string& level : texts.levels) {
        const auto cell = flagged(level, decimalMark, column.unit);
        const Cell known = cell ? *cell : readCell(level, decimalMark);
        values.emplace_back(known.kind == CellKind::number ? known.value : std::numeric_limits<double>::quiet_NaN(),
                            cell.has_value());
    }
    std::vector<double> numbers(texts.codes.size(), std::numeric_limits<double>::quiet_NaN());
    for (std::size_t row = 0; row < numbers.size(); ++row) {
        if (texts.codes[row] < 0) {
            continue;
        }
        const auto level = static_cast<std::size_t>(texts.codes[row]);
        numbers[row] = values[level].first;
        if (values[level].second) {
            read.rows.push_back(row);
            read.missing += std::isnan(values[level].first) ? 1 : 0;
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
        kinds.push_back(kindsOf(column, decimalMark));
        colons = colons || (kinds.back().colons && !kinds.back().others);
    }
    std::vector<FlaggedCells> all;
    for (std::size_t c = 0; c < columns.size(); ++c) {
        const Kinds& kind = kinds[c];
        if (kind.flags && !kind.others && (colons || kind.plain)) {
            all.push_back(columns[c].isNumeric() ? readWords(columns[c], decimalMark)
                                                 : readLevels(columns[c], decimalMark));
            all.back().column = c;
        }
    }
    return all;
}

}  // namespace greyscope::io
