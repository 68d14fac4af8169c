#include "core/io/csv/csv_spelling.h"

#include <algorithm>
#include <string>
#include <utility>
#include <vector>

#include "core/base/error.h"
#include "core/io/cells/cell_number.h"

namespace greyscope::io {

namespace {

using SpelledRows = std::vector<std::pair<std::size_t, std::string>>;

/// The number of each level; numbers often recur.
std::vector<CellNumber> numbersOf(const data::TextValues& texts) {
    std::vector<CellNumber> numbers;
    for (const std::string& level : texts.levels) {
        numbers.push_back(readCell(level, '.'));
    }
    return numbers;
}

SpelledRows spellings(const data::Column& numbers, const data::Column& texts) {
    SpelledRows words;
    const std::vector<CellNumber> levels = numbersOf(texts.texts());
    for (std::size_t row = 0; row < numbers.size(); ++row) {
        if (numbers.missingAt(row) || texts.missingAt(row)) {
            continue;
        }
        const auto level = static_cast<std::size_t>(texts.texts().codes[row]);
        const bool same = levels[level].kind == CellKind::number && levels[level].value == numbers.numbers()[row];
        if (same && texts.texts().levels[level] != numbers.textAt(row)) {
            words.emplace_back(row, texts.texts().levels[level]);
        }
    }
    return words;
}

bool isGrouped(const data::Column& column, const std::pair<std::size_t, std::string>& word) {
    return column.isNumeric() && !column.missingAt(word.first) && word.second.find(',') != std::string::npos;
}

data::Dataset withColumns(const data::Dataset& table, std::vector<data::Column> columns) {
    return data::Dataset::create(std::move(columns), table.lines(), table.steps(), table.notes()).value_or(table);
}

}  // namespace

ReadOptions asTextAgain(const Imported& imported) {
    ReadOptions options = sameAgain(imported);
    options.numeric.assign(options.numeric.size(), false);
    options.textAlone = true;
    return options;
}

data::Dataset withSpellings(const data::Dataset& table, const data::Dataset& asText) {
    if (asText.rowCount() != table.rowCount() || data::columnNames(asText) != data::columnNames(table)) {
        return table;
    }
    std::vector<data::Column> columns = table.columns();
    for (std::size_t c = 0; c < columns.size(); ++c) {
        if (columns[c].isNumeric() && columns[c].words.empty() && !asText.columns()[c].isNumeric()) {
            columns[c].words = spellings(columns[c], asText.columns()[c]);
        }
    }
    return withColumns(table, std::move(columns));
}

data::Dataset withoutGroupedNumbers(const data::Dataset& table) {
    std::vector<data::Column> columns = table.columns();
    for (data::Column& column : columns) {
        std::erase_if(column.words, [&](const auto& word) { return isGrouped(column, word); });
    }
    return withColumns(table, std::move(columns));
}

bool hasGroupedNumbers(const data::Dataset& table) {
    return std::any_of(table.columns().begin(), table.columns().end(), [](const data::Column& column) {
        return std::any_of(column.words.begin(), column.words.end(),
                           [&](const auto& word) { return isGrouped(column, word); });
    });
}

}  // namespace greyscope::io
