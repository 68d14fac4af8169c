#include "core/io/cells/spread_cells.h"

#include <algorithm>
#include <array>
#include <limits>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <utility>

#include "core/base/text.h"
#include "core/data/columns/column_clues.h"
#include "core/data/columns/column_name.h"
#include "core/io/cells/cell_number.h"
#include "core/io/cells/unit_cell.h"

namespace greyscope::io {

namespace {

using base::trimmed;

struct SpreadCell {
    std::string number;
    std::string spread;  ///< "" for a plain number
};

/// Whether the text is a number, with or without a unit.
bool isAmount(std::string_view text, char mark) {
    return readCell(text, mark).kind == CellKind::number || readUnitCell(text, mark).has_value();
}

/// The text after the number; "" if there is none.
std::string_view unitBehind(std::string_view text, char mark) {
    if (!readUnitCell(text, mark)) {
        return {};
    }
    const std::size_t digit = text.find_last_of("0123456789");
    return digit == std::string_view::npos ? std::string_view() : trimmed(text.substr(digit + 1));
}

/// The text without brackets: "801.2 ± 12.3 ms" for "(801.2 ± 12.3) ms".
std::string withoutBrackets(std::string_view text) {
    const std::size_t close = text.find(')');
    return text.starts_with('(') && close != std::string_view::npos
               ? std::string(text.substr(1, close - 1)) + std::string(text.substr(close + 1))
               : std::string(text);
}

/// Parses a cell; nullopt if it is neither a number with its spread nor a plain number.
std::optional<SpreadCell> spreadCell(std::string_view text, char mark) {
    constexpr std::array<std::string_view, 3> marks{"±", "+/-", "+-"};
    const std::string plain = withoutBrackets(trimmed(text));
    for (const std::string_view sign : marks) {
        const std::size_t at = plain.find(sign);
        if (at == std::string::npos) {
            continue;
        }
        const std::string_view spread = trimmed(std::string_view(plain).substr(at + sign.size()));
        std::string number(trimmed(std::string_view(plain).substr(0, at)));
        const std::string_view unit = unitBehind(spread, mark);
        if (readCell(number, mark).kind == CellKind::number && !unit.empty() && unit != "%") {
            number += " " + std::string(unit);
        }
        return isAmount(number, mark) && isAmount(spread, mark) ? std::optional(SpreadCell{number, std::string(spread)})
                                                                : std::nullopt;
    }
    return isAmount(plain, mark) ? std::optional(SpreadCell{plain, {}}) : std::nullopt;
}

/// A column of these levels: numeric if all are numbers, otherwise text.
data::Column columnOf(const data::Column& like, const std::vector<std::string>& levels, char mark) {
    const data::LevelCodes& codes = like.texts().codes;
    data::Column column = like;
    const bool numeric = std::all_of(levels.begin(), levels.end(), [&](const std::string& level) {
        return level.empty() || readCell(level, mark).kind == CellKind::number;
    });
    if (numeric) {
        std::vector<double> numbers(codes.size(), std::numeric_limits<double>::quiet_NaN());
        for (std::size_t row = 0; row < codes.size(); ++row) {
            const std::string* const level = codes[row] < 0 ? nullptr : &levels[static_cast<std::size_t>(codes[row])];
            if (level != nullptr && !level->empty()) {
                numbers[row] = readCell(*level, mark).value;
            }
        }
        column.values = std::move(numbers);
        return column;
    }
    data::TextValues texts;
    std::map<std::string, std::int32_t> known;
    for (const std::int32_t code : codes) {
        const std::string level = code < 0 ? std::string() : levels[static_cast<std::size_t>(code)];
        const auto [place, isNew] = known.try_emplace(level, static_cast<std::int32_t>(texts.levels.size()));
        if (level.empty()) {
            texts.codes.push_back(-1);
            known.erase(level);
            continue;
        }
        texts.codes.push_back(place->second);
        if (isNew) {
            texts.levels.push_back(level);
        }
    }
    column.values = std::move(texts);
    return column;
}

/// Name of the column of spreads: "Mean ± (ms)" for "Mean [ms]".
std::string spreadName(const data::Column& column) {
    return data::nameWithoutUnit(column.name) + std::string(data::kSpreadEnding) +
           (column.unit.empty() ? "" : " (" + column.unit + ")");
}

}  // namespace

std::vector<SpreadColumn> splitSpreads(std::vector<data::Column>& columns, char decimalMark) {
    std::vector<SpreadColumn> split;
    const std::size_t before = columns.size();
    for (std::size_t c = 0; c < before; ++c) {
        if (columns[c].isNumeric() || columns[c].texts().levels.empty()) {
            continue;
        }
        const data::TextValues& texts = columns[c].texts();
        std::vector<std::string> numbers;
        std::vector<std::string> spreads;
        std::size_t some = 0;
        for (const std::string& level : texts.levels) {
            auto cell = spreadCell(level, decimalMark);
            if (!cell) {
                break;
            }
            some += cell->spread.empty() ? 0 : 1;
            numbers.push_back(std::move(cell->number));
            spreads.push_back(std::move(cell->spread));
        }
        if (numbers.size() < texts.levels.size() || 2 * some < numbers.size()) {
            continue;
        }
        const auto row = std::find_if(texts.codes.begin(), texts.codes.end(), [&](std::int32_t code) {
            return code >= 0 && !spreads[static_cast<std::size_t>(code)].empty();
        });
        if (row == texts.codes.end()) {
            continue;
        }
        split.push_back(
            {c, static_cast<std::size_t>(row - texts.codes.begin()), texts.levels[static_cast<std::size_t>(*row)]});
        data::Column spread = columnOf(columns[c], spreads, decimalMark);
        columns[c] = columnOf(columns[c], numbers, decimalMark);
        spread.name = spreadName(columns[c]);
        const auto isTaken = [&](const data::Column& each) { return each.name == spread.name; };
        while (std::any_of(columns.begin(), columns.end(), isTaken)) {
            spread.name += data::kSpreadEnding;
        }
        columns.push_back(std::move(spread));
    }
    return split;
}

}  // namespace greyscope::io
