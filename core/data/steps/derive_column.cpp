#include "core/data/steps/derive_column.h"

#include <cmath>
#include <limits>
#include <utility>

#include "core/base/try.h"
#include "core/data/column_name.h"
#include "core/data/expression.h"

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
    NumericValues values = GREYSCOPE_TRY(expression.values(table.rows, progress));
    Tally empty{Reason::operandEmpty, step.name, 0, 0, {}};
    Tally notFinite{Reason::notFinite, step.name, 0, 0, {}};
    for (std::size_t row = 0; row < values.size(); ++row) {
        if (std::isfinite(values[row])) {
            continue;
        }
        tallyRow(expression.lacksOperand(row) ? empty : notFinite, table.lines, row);
        values[row] = std::numeric_limits<double>::quiet_NaN();
    }
    table.columns.push_back({step.name, unitInName(step.name), std::move(values)});
    return StepAccount{.leftOut = {}, .remarks = counting({std::move(empty), std::move(notFinite)})};
}

}  // namespace greyscope::data
