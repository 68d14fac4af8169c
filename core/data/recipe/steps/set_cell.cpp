#include "core/data/recipe/steps/set_cell.h"

#include <algorithm>
#include <limits>

#include "core/base/try.h"
#include "core/data/columns/cell_text.h"

namespace greyscope::data {

using base::ErrorCode;
using base::Expected;
using base::fail;

namespace {

/// Removes the row from those whose cell has no number in the file.
void forgetWord(Column& column, std::size_t row) {
    std::erase(column.notNumbers, row);
    std::erase(column.notFinite, row);
    std::erase_if(column.words, [row](const auto& word) { return word.first == row; });
}

Expected<double> cellNumber(const std::string& text) {
    if (text.empty()) {
        return std::numeric_limits<double>::quiet_NaN();
    }
    const auto number = numberIn(text);
    return number ? Expected<double>(*number) : fail(ErrorCode::optionUnknown, {"--set", text, "a number, or nothing"});
}

/// Appends an empty row, which has no line in the file.
void addRow(ReshapedTable& table) {
    for (Column& column : table.columns) {
        if (auto* numbers = std::get_if<NumericValues>(&column.values)) {
            numbers->push_back(std::numeric_limits<double>::quiet_NaN());
        } else {
            std::get<TextValues>(column.values).codes.push_back(-1);
        }
    }
    ++table.rows;
}

void setText(TextValues& values, std::size_t row, const std::string& text) {
    if (text.empty()) {
        values.codes.set(row, -1);
        return;
    }
    const auto level = std::find(values.levels.begin(), values.levels.end(), text);
    values.codes.set(row, static_cast<std::int32_t>(level - values.levels.begin()));
    if (level == values.levels.end()) {
        values.levels.push_back(text);
    }
}

}  // namespace

Expected<StepAccount> applyStep(const SetCell& step, ReshapedTable& table, base::Progress& /*progress*/) {
    const std::size_t place = GREYSCOPE_TRY(columnNamed(table.columns, step.column));
    if (step.row < 1 || step.row > table.rows + 1) {
        return fail(ErrorCode::optionOutOfRange,
                    {"set", std::to_string(step.row), "[1, " + std::to_string(table.rows + 1) + "]"});
    }
    const std::size_t row = step.row - 1;
    if (row == table.rows) {
        GREYSCOPE_TRY(checkSize(table, table.rows + 1, table.columns.size()));
        addRow(table);
    }
    Column& column = table.columns[place];
    Tally changed{Reason::cellSet, step.column, 0, 0, {}};
    tallyCell(changed, table.lines, row, column.writtenAt(row));
    if (auto* numbers = std::get_if<NumericValues>(&column.values)) {
        numbers->set(row, GREYSCOPE_TRY(cellNumber(step.value)));
    } else {
        setText(std::get<TextValues>(column.values), row, step.value);
    }
    forgetWord(column, row);
    return StepAccount{.leftOut = {}, .remarks = {std::move(changed)}};
}

}  // namespace greyscope::data
