#include "core/data/steps/unpivot.h"

#include <algorithm>
#include <cstdint>
#include <unordered_map>
#include <unordered_set>
#include <utility>

#include "core/base/try.h"
#include "core/data/cell_text.h"
#include "core/data/column_name.h"
#include "core/data/steps/common_unit.h"

namespace greyscope::data {

using base::ErrorCode;
using base::Expected;
using base::fail;

namespace {

using Columns = std::vector<const Column*>;

/// The names of the columns, without the unit where each carries one and they stay different.
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

Column keyColumn(const std::string& name, const Columns& columns, std::size_t rows) {
    TextValues texts{keyNames(columns), {}};
    texts.codes.reserve(rows * columns.size());
    for (std::size_t row = 0; row < rows; ++row) {
        for (std::size_t c = 0; c < columns.size(); ++c) {
            texts.codes.push_back(static_cast<std::int32_t>(c));
        }
    }
    return columnOf(name, std::move(texts));
}

NumericValues interleavedNumbers(const Columns& columns, const std::vector<double>& factors, std::size_t rows) {
    NumericValues values(rows * columns.size());
    for (std::size_t c = 0; c < columns.size(); ++c) {
        const NumericValues& cells = columns[c]->numbers();
        for (std::size_t row = 0; row < rows; ++row) {
            values[row * columns.size() + c] = factors[c] * cells[row];
        }
    }
    return values;
}

TextValues interleavedTexts(const Columns& columns, std::size_t rows) {
    TextValues values{{}, std::vector<std::int32_t>(rows * columns.size(), -1)};
    std::unordered_map<std::string, std::int32_t> codes;
    std::vector<std::vector<std::int32_t>> coded(columns.size());
    for (std::size_t c = 0; c < columns.size(); ++c) {
        coded[c].assign(columns[c]->texts().levels.size(), -1);
    }
    for (std::size_t row = 0; row < rows; ++row) {  // by rows: levels stand in order of first appearance
        for (std::size_t c = 0; c < columns.size(); ++c) {
            const std::int32_t own = columns[c]->texts().codes[row];
            if (own < 0) {
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
            values.codes[row * columns.size() + c] = code;
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

Expected<Column> valueColumn(const std::string& name, const Columns& columns, std::size_t rows) {
    CommonUnit common = GREYSCOPE_TRY(commonUnit(columns, name));
    Column value{name,
                 std::move(common.unit),
                 {},
                 interleavedRows(columns, &Column::notNumbers),
                 interleavedRows(columns, &Column::notFinite)};
    if (columns.front()->isNumeric()) {
        value.values = interleavedNumbers(columns, common.factors, rows);
    } else {
        value.values = interleavedTexts(columns, rows);
    }
    return value;
}

}  // namespace

Expected<StepAccount> applyStep(const Unpivot& step, ReshapedTable& table, base::Progress& progress) {
    const Columns columns = GREYSCOPE_TRY(chosenColumns(step, table));
    const std::size_t made = columns.size();
    GREYSCOPE_TRY(checkSize(table.rows, (table.columns.size() + 2 - made) * made));
    std::vector<Column> both;
    both.push_back(keyColumn(step.key, columns, table.rows));
    both.push_back(GREYSCOPE_TRY(valueColumn(step.value, columns, table.rows)));
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
    for (Column& column : both) {
        GREYSCOPE_TRY(checkNewName(table.columns, column.name));
        table.columns.insert(table.columns.begin() + place++, std::move(column));
    }
    return StepAccount{.made = made, .leftOut = {}, .remarks = {}};
}

}  // namespace greyscope::data
