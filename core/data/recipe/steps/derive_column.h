#pragma once

#include <string>
#include <vector>

#include "core/base/progress.h"
#include "core/data/recipe/steps/reshaped_table.h"

namespace greyscope::data {

/// A column that is computed, behind all others. Its unit is the one that its name states ("time (ms)", "rate_mb_s").
///
/// Expressions: numbers, + - * / ^, comparisons (== != < <= > >=), && || !, c ? a : b, the constants pi and e, and the
/// functions of expressionFunctions(). A name of letters, digits and "_" is a column; any other column stands in double
/// quotes, its own doubled: `1000 * "open (s)"`. Where a column is empty, so is the result. What is calculated from a
/// value that is not finite (1/0) is undefined, comparisons too, and a missing cell as well. Both are counted. Where an
/// operand is a code or a whole number beyond 2^53, whole numbers are exact to 64 bits; whole results that a double
/// would round are codes themselves, or counted as rounded where one of them has more than 64 bits or a fraction.
struct DeriveColumn {
    std::string name;
    std::string expression;
    bool operator==(const DeriveColumn&) const = default;
};

[[nodiscard]] const std::vector<std::string>& expressionFunctions();

/// duplicateColumn, expressionWrong, unknownFunction, unknownColumn, columnNotNumeric, tooManyCells, optionMissing
/// without a name; cancelled.
[[nodiscard]] base::Expected<StepAccount> applyStep(const DeriveColumn& step, ReshapedTable& table,
                                                    base::Progress& progress);

}  // namespace greyscope::data
