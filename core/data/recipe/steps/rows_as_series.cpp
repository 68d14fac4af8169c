#include "core/data/recipe/steps/rows_as_series.h"

#include <algorithm>
#include <cstdint>
#include <unordered_set>
#include <utility>
#include <vector>

#include "core/base/try.h"
#include "core/data/columns/cell_text.h"
#include "core/data/series/series_quantities.h"

namespace greyscope::data {

using base::ErrorCode;
using base::Expected;
using base::fail;

namespace {

/// Returns the new column that one row becomes.
Column seriesOfRow(std::string name, const std::string& unit, const std::vector<const Column*>& cells,
                   std::size_t row) {
    Column series{std::move(name), unit, {}};
    NumericValues values;
    values.reserve(cells.size());
    for (std::size_t k = 0; k < cells.size(); ++k) {
        const Column& column = *cells[k];
        values.push_back(column.numbers()[row]);
        if (std::binary_search(column.notNumbers.begin(), column.notNumbers.end(), row)) {
            series.notNumbers.push_back(k);
        }
        if (std::binary_search(column.notFinite.begin(), column.notFinite.end(), row)) {
            series.notFinite.push_back(k);
        }
    }
    series.values = std::move(values);
    return series;
}

/// Returns the first new column, which contains the names of the old columns.
Column headerColumn(const std::string& name, const std::vector<const Column*>& cells) {
    TextValues texts;
    for (const Column* column : cells) {
        texts.codes.push_back(static_cast<std::int32_t>(texts.levels.size()));
        texts.levels.push_back(column->name);
    }
    return columnOf(name, std::move(texts));
}

}  // namespace

Expected<StepAccount> applyStep(const RowsAsSeries& step, ReshapedTable& table, base::Progress& progress) {
    const std::size_t namesAt = GREYSCOPE_TRY(columnNamed(table.columns, step.names));
    const Column& names = table.columns[namesAt];
    if (table.rows > maxTurnedRows) {
        return fail(ErrorCode::tooManyColumns, {std::to_string(table.rows), std::to_string(maxTurnedRows)});
    }
    const Column* const units = unitColumn(table.columns);
    Tally others{Reason::columnLeftOut, {}, 0, 0, {}};
    std::vector<const Column*> cells;
    for (const Column& column : table.columns) {
        if (column.isNumeric() && &column != &names) {
            cells.push_back(&column);
        } else if (&column != &names && &column != units) {
            tallyCell(others, {}, 0, column.name);
        }
    }
    if (cells.empty()) {
        return fail(ErrorCode::noNumericColumn);
    }
    const bool oneUnit = std::all_of(cells.begin(), cells.end(),
                                     [&](const Column* column) { return column->unit == cells.front()->unit; });
    const std::string unit = oneUnit ? cells.front()->unit : std::string();
    StepAccount account;
    Tally unnamed{Reason::nameEmpty, step.names, 0, 0, {}};
    std::vector<Column> turned{headerColumn(step.header, cells)};
    std::unordered_set<std::string> taken{step.header};
    for (std::size_t row = 0; row < table.rows; ++row) {
        if (progress.cancelled()) {
            return fail(ErrorCode::cancelled);
        }
        if (names.missingAt(row)) {
            tallyRow(unnamed, table.lines, row);
            continue;
        }
        std::string name = names.textAt(row);
        if (!taken.insert(name).second) {
            return fail(ErrorCode::duplicateColumn, {name});
        }
        turned.push_back(seriesOfRow(std::move(name), units ? units->textAt(row) : unit, cells, row));
        ++account.becameSeries;
    }
    if (account.becameSeries == 0) {
        return fail(ErrorCode::noRows);
    }
    account.leftOut = counting({std::move(unnamed)});
    account.remarks = counting({std::move(others)});
    const std::size_t rows = cells.size();
    table = {std::move(turned), {}, rows};
    return account;
}

}  // namespace greyscope::data
