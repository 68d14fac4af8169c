#pragma once

#include <string>
#include <vector>

#include "core/base/progress.h"
#include "core/data/recipe/steps/reshaped_table.h"

namespace greyscope::data {

/// Appends a computed column. Its unit is the one in its name ("time (ms)", "rate_mb_s").
/// Expressions consist of numbers, + - * / ^, comparisons (== != < <= > >=), && || !, c ? a : b, the constants pi and
/// e, and the functions of expressionFunctions(). A name of letters, digits and "_" is a column; any other column is in
/// double quotes, with its own quotation marks doubled: `1000 * "open (s)"`. If a column is empty, the result is
/// missing. A result calculated from a value that is not finite (1/0) is undefined, comparisons included, and also
/// becomes a missing cell. Both are counted. If an operand is a code or an integer beyond 2^53, integers are exact to
/// 64 bits. Integer results that a double would round become codes, or are counted as rounded if one of the results has
/// more than 64 bits or a fraction.
struct DeriveColumn {
    std::string name;
    std::string expression;
    bool operator==(const DeriveColumn&) const = default;
};

[[nodiscard]] const std::vector<std::string>& expressionFunctions();

/// Errors: duplicateColumn, expressionWrong, unknownFunction, unknownColumn, columnNotNumeric, tooManyCells,
/// optionMissing if there is no name; cancelled.
[[nodiscard]] base::Expected<StepAccount> applyStep(const DeriveColumn& step, ReshapedTable& table,
                                                    base::Progress& progress);

}  // namespace greyscope::data
