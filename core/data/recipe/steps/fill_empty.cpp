#include "core/data/recipe/steps/fill_empty.h"

#include <algorithm>

#include "core/base/try.h"
#include "core/data/columns/cell_text.h"

namespace greyscope::data {

using base::ErrorCode;
using base::fail;

namespace {

void fillTexts(TextValues& values, const std::vector<std::size_t>& rows, const std::string& text) {
    const auto level = std::find(values.levels.begin(), values.levels.end(), text);
    const auto code = static_cast<std::int32_t>(level - values.levels.begin());
    if (level == values.levels.end() && !rows.empty()) {
        values.levels.push_back(text);
    }
    for (const std::size_t row : rows) {
        values.codes.set(row, code);
    }
}

}  // namespace

std::vector<std::size_t> emptyRows(const Column& column) {
    std::vector<std::size_t> empty;
    for (std::size_t row = 0; row < column.size(); ++row) {
        if (column.missingAt(row) && column.wordAt(row) == nullptr) {
            empty.push_back(row);
        }
    }
    return empty;
}

base::Expected<StepAccount> applyStep(const FillEmpty& step, ReshapedTable& table, base::Progress& /*progress*/) {
    const std::size_t place = GREYSCOPE_TRY(columnNamed(table.columns, step.column));
    if (step.value.empty()) {
        return fail(ErrorCode::optionMissing, {"fill-empty", "COL=VALUE"});
    }
    Column& column = table.columns[place];
    const std::vector<std::size_t> rows = emptyRows(column);
    if (auto* numbers = std::get_if<NumericValues>(&column.values)) {
        const auto number = numberIn(step.value);
        if (!number) {
            return fail(ErrorCode::optionUnknown, {"--fill-empty", step.value, "a number"});
        }
        for (const std::size_t row : rows) {
            numbers->set(row, *number);
        }
    } else {
        fillTexts(std::get<TextValues>(column.values), rows, step.value);
    }
    Tally filled{Reason::emptyFilled, step.column, 0, 0, {}};
    for (const std::size_t row : rows) {
        tallyRow(filled, table.lines, row);
    }
    return StepAccount{.leftOut = {}, .remarks = counting({std::move(filled)})};
}

}  // namespace greyscope::data
