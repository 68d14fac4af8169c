#include "core/data/recipe/steps/derive_column.h"

#include <utility>

#include "core/base/try.h"
#include "core/data/columns/column_name.h"
#include "core/data/recipe/expression.h"

namespace greyscope::data {

using base::ErrorCode;
using base::Expected;
using base::fail;

const std::vector<std::string>& expressionFunctions() {
    return Expression::functions();
}

Expected<StepAccount> applyStep(const DeriveColumn& step, ReshapedTable& table, base::Progress& progress) {
    if (step.name.empty()) {
        return fail(ErrorCode::optionMissing, {"derive", "NAME=EXPRESSION"});
    }
    GREYSCOPE_TRY(checkNewName(table.columns, step.name));
    GREYSCOPE_TRY(checkSize(table, table.rows, table.columns.size() + 1));
    const Expression expression = GREYSCOPE_TRY(Expression::parse(step.expression, table.columns));
    Expression::Values values = GREYSCOPE_TRY(expression.values(table.rows, progress));
    Column column{step.name, unitInName(step.name), std::move(values.cells)};
    Tally empty{Reason::operandEmpty, step.name, 0, 0, {}};
    Tally notFinite{Reason::notFinite, step.name, 0, 0, {}};
    Tally rounded{Reason::rounded, step.name, 0, 0, {}};
    for (std::size_t row = 0; row < table.rows; ++row) {
        if (column.missingAt(row)) {
            tallyRow(expression.lacksOperand(row) ? empty : notFinite, table.lines, row);
        }
    }
    for (const std::size_t row : values.rounded) {
        tallyRow(rounded, table.lines, row);
    }
    table.columns.push_back(std::move(column));
    return StepAccount{.leftOut = {},
                       .remarks = counting({std::move(empty), std::move(notFinite), std::move(rounded)})};
}

}  // namespace greyscope::data
