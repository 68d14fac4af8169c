#include "core/data/recipe/steps/unpivot.h"

#include <algorithm>
#include <cstdint>
#include <limits>
#include <optional>
#include <unordered_map>
#include <unordered_set>
#include <utility>

#include "core/base/try.h"
#include "core/data/columns/cell_text.h"
#include "core/data/columns/column_name.h"
#include "core/data/recipe/steps/common_unit.h"

namespace greyscope::data {

using base::ErrorCode;
using base::Expected;
using base::fail;

namespace {

using Columns = std::vector<const Column*>;

/// A new column of values, and its source columns by level.
struct Values {
    std::string name;
    Columns columns;
};

/// Result layout: one row per level, with one cell per column of values.
struct Layout {
    std::vector<std::string> levels;
    std::vector<Values> values;
};

/// The names of the columns, without units if every name has one and the names stay distinct.
std::vector<std::string> keyNames(const Columns& columns) {
    std::vector<std::string> whole;
    std::vector<std::string> bare;
    std::unordered_set<std::string> different;
    bool united = true;
    for (const Column* column : columns) {
        whole.push_back(column->name);
        bare.push_back(nameWithoutUnit(column->name));
        united = united && bare.back() != column->name;
        different.insert(bare.back());
    }
    return united && different.size() == columns.size() ? bare : whole;
}

Column keyColumn(const std::string& name, const std::vector<std::string>& levels, std::size_t rows) {
    TextValues texts{levels, {}};
    texts.codes.reserve(rows * levels.size());
    for (std::size_t row = 0; row < rows; ++row) {
        for (std::size_t c = 0; c < levels.size(); ++c) {
            texts.codes.push_back(static_cast<std::int32_t>(c));
        }
    }
    return columnOf(name, std::move(texts));
}

NumericValues interleavedNumbers(const Columns& columns, const std::vector<double>& factors, std::size_t rows) {
    NumericValues values;
    values.reserve(rows * columns.size());
    for (std::size_t row = 0; row < rows; ++row) {
        for (std::size_t c = 0; c < columns.size(); ++c) {
            values.push_back(factors[c] * columns[c]->numbers()[row]);
        }
    }
    return values;
}

TextValues interleavedTexts(const Columns& columns, std::size_t rows) {
    TextValues values;
    values.codes.reserve(rows * columns.size());
    std::unordered_map<std::string, std::int32_t> codes;
    std::vector<std::vector<std::int32_t>> coded(columns.size());
    for (std::size_t c = 0; c < columns.size(); ++c) {
        coded[c].assign(columns[c]->texts().levels.size(), -1);
    }
    for (std::size_t row = 0; row < rows; ++row) {  // row by row, so that levels are in order of first appearance
        for (std::size_t c = 0; c < columns.size(); ++c) {
            const std::int32_t own = columns[c]->texts().codes[row];
            if (own < 0) {
                values.codes.push_back(-1);
                continue;
            }
            std::int32_t& code = coded[c][static_cast<std::size_t>(own)];
            if (code < 0) {
                const std::string& level = columns[c]->texts().levels[static_cast<std::size_t>(own)];
                const auto [known, isNew] = codes.try_emplace(level, static_cast<std::int32_t>(values.levels.size()));
                if (isNew) {
                    values.levels.push_back(level);
                }
                code = known->second;
            }
            values.codes.push_back(code);
        }
    }
    return values;
}

std::vector<std::size_t> interleavedRows(const Columns& columns, std::vector<std::size_t> Column::*rows) {
    std::vector<std::size_t> all;
    for (std::size_t c = 0; c < columns.size(); ++c) {
        std::transform((columns[c]->*rows).begin(), (columns[c]->*rows).end(), std::back_inserter(all),
                       [&](std::size_t row) { return row * columns.size() + c; });
    }
    std::sort(all.begin(), all.end());
    return all;
}

/// The columns that become rows.
Expected<Columns> chosenColumns(const Unpivot& step, const ReshapedTable& table) {
    Columns columns;
    for (const std::string& name : step.columns) {
        const std::size_t place = GREYSCOPE_TRY(columnNamed(table.columns, name));
        const Column* const column = &table.columns[place];
        if (std::find(columns.begin(), columns.end(), column) != columns.end()) {
            return fail(ErrorCode::duplicateColumn, {name});
        }
        columns.push_back(column);
    }
    const bool anyNumbers = std::any_of(columns.begin(), columns.end(), [](const Column* c) { return c->isNumeric(); });
    for (const Column* column : columns) {
        if (anyNumbers && !column->isNumeric()) {
            return fail(ErrorCode::columnNotNumeric, {column->name});
        }
    }
    if (columns.empty()) {
        return fail(ErrorCode::optionMissing, {"unpivot", "COL,...=KEY,VALUE"});
    }
    return columns;
}

using ValueAndLevel = std::pair<std::string, std::string>;

/// Splits a name as `value` prescribes into measure and level; nullopt if it lacks the separator.
std::optional<ValueAndLevel> partsOf(const std::string& name, const std::string& value) {
    const bool first = value.front() == '*';
    const std::string mark = first ? value.substr(1) : value.substr(0, value.size() - 1);
    const std::size_t at = first ? name.rfind(mark) : name.find(mark);
    if (at == std::string::npos || at == 0 || at + mark.size() == name.size()) {
        return std::nullopt;
    }
    ValueAndLevel parts{name.substr(0, at), name.substr(at + mark.size())};
    if (!first) {
        std::swap(parts.first, parts.second);
    }
    return parts;
}

Expected<std::vector<ValueAndLevel>> partsOf(const Columns& columns, const std::string& value) {
    constexpr std::size_t mostNames = 3;
    std::vector<ValueAndLevel> all;
    std::string names;
    std::size_t unfit = 0;
    for (const Column* column : columns) {
        if (auto parts = partsOf(column->name, value)) {
            all.push_back(std::move(*parts));
        } else if (++unfit <= mostNames) {
            names += (names.empty() ? "" : ", ") + column->name;
        }
    }
    if (unfit > 0) {
        std::vector<std::string> arguments{value, names};
        if (unfit > mostNames) {
            arguments.push_back(std::to_string(unfit - mostNames));
        }
        return fail(ErrorCode::nameFitsNoPattern, std::move(arguments));
    }
    return all;
}

template <class List, class Is>
auto& placeFor(List& list, const Is& is, typename List::value_type otherwise) {
    const auto found = std::find_if(list.begin(), list.end(), is);
    return found != list.end() ? *found : list.emplace_back(std::move(otherwise));
}

/// Each value has one column per level; null if the table lacks it.
Expected<Layout> layoutOf(const Unpivot& step, const Columns& columns) {
    if (!step.hasSeveralValues()) {
        return Layout{keyNames(columns), {{step.value, columns}}};
    }
    Layout layout;
    const std::vector<ValueAndLevel> parts = GREYSCOPE_TRY(partsOf(columns, step.value));
    for (const ValueAndLevel& part : parts) {
        placeFor(
            layout.levels, [&](const std::string& level) { return level == part.second; }, part.second);
    }
    for (std::size_t c = 0; c < columns.size(); ++c) {
        const std::string& name = parts[c].first;
        const std::string& level = parts[c].second;
        Values& values = placeFor(layout.values, [&](const Values& each) { return each.name == name; },
                                  {name, Columns(layout.levels.size(), nullptr)});
        const auto place = std::find(layout.levels.begin(), layout.levels.end(), level) - layout.levels.begin();
        if (std::exchange(values.columns[static_cast<std::size_t>(place)], columns[c]) != nullptr) {
            return fail(ErrorCode::duplicateColumn, {columns[c]->name});
        }
    }
    return layout;
}

/// Replaces a column that the table lacks: cells of the same kind and unit, all missing.
Column missingLike(const Column& column, std::size_t rows) {
    Column missing{column.name, column.unit, {}};
    if (column.isNumeric()) {
        missing.values = NumericValues(rows, std::numeric_limits<double>::quiet_NaN());
    } else {
        missing.values = TextValues{{}, std::vector<std::int32_t>(rows, -1)};
    }
    missing.better = column.better;
    return missing;
}

Expected<Column> valueColumn(const std::string& name, const Columns& columns, std::size_t rows) {
    CommonUnit common = GREYSCOPE_TRY(commonUnit(columns, name));
    Column value{name,
                 std::move(common.unit),
                 {},
                 interleavedRows(columns, &Column::notNumbers),
                 interleavedRows(columns, &Column::notFinite)};
    for (std::size_t c = 0; c < columns.size(); ++c) {
        for (const auto& [row, word] : columns[c]->words) {
            if (common.factors[c] == 1.0 || columns[c]->missingAt(row)) {  // otherwise the word is for the unconverted
                                                                           // number
                value.words.emplace_back(row * columns.size() + c, word);
            }
        }
    }
    std::sort(value.words.begin(), value.words.end());
    value.better = statedDirection(columns);
    if (columns.front()->isNumeric()) {
        value.values = interleavedNumbers(columns, common.factors, rows);
    } else {
        value.values = interleavedTexts(columns, rows);
    }
    return value;
}

Expected<Column> valueColumn(Values values, std::size_t rows) {
    const auto known = std::find_if(values.columns.begin(), values.columns.end(), [](const Column* c) { return c; });
    const Column missing = missingLike(**known, rows);
    std::replace(values.columns.begin(), values.columns.end(), static_cast<const Column*>(nullptr), &missing);
    return valueColumn(values.name, values.columns, rows);
}

}  // namespace

bool Unpivot::hasSeveralValues() const {
    return value.size() > 1 && (value.front() == '*') != (value.back() == '*');
}

Expected<StepAccount> applyStep(const Unpivot& step, ReshapedTable& table, base::Progress& progress) {
    const Columns columns = GREYSCOPE_TRY(chosenColumns(step, table));
    const Layout layout = GREYSCOPE_TRY(layoutOf(step, columns));
    const std::size_t made = layout.levels.size();
    GREYSCOPE_TRY(
        checkSize(table, table.rows, (table.columns.size() + 1 + layout.values.size() - columns.size()) * made));
    std::vector<Column> added;
    added.push_back(keyColumn(step.key, layout.levels, table.rows));
    for (const Values& values : layout.values) {
        added.push_back(GREYSCOPE_TRY(valueColumn(values, table.rows)));
    }
    if (progress.cancelled()) {
        return fail(ErrorCode::cancelled);
    }
    const auto first = std::find_if(table.columns.begin(), table.columns.end(), [&](const Column& column) {
        return std::find(columns.begin(), columns.end(), &column) != columns.end();
    });
    auto place = first - table.columns.begin();
    std::erase_if(table.columns, [&](const Column& column) {
        return std::find(step.columns.begin(), step.columns.end(), column.name) != step.columns.end();
    });
    std::vector<std::size_t> rows(table.rows * made);
    for (std::size_t i = 0; i < rows.size(); ++i) {
        rows[i] = i / made;
    }
    takeRows(table, rows);
    table.rows = rows.size();
    for (Column& column : added) {
        GREYSCOPE_TRY(checkNewName(table.columns, column.name));
        table.columns.insert(table.columns.begin() + place++, std::move(column));
    }
    return StepAccount{.made = made, .leftOut = {}, .remarks = {}};
}

}  // namespace greyscope::data
