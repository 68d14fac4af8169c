#pragma once

#include <string>
#include <vector>

#include "core/base/progress.h"
#include "core/data/recipe/steps/reshaped_table.h"

namespace greyscope::data {

/// Recipe step that appends a computed column. The unit of the column is the one in its name ("time (ms)",
/// "rate_mb_s"). Expressions consist of numbers, + - * / ^, comparisons (== != < <= > >=), && || !, c ? a : b, the
/// constants pi and e, and the functions of expressionFunctions(). A name of letters, digits and "_" is a column; any
/// other column is in double quotes, with its own quotation marks doubled: `1000 * "open (s)"`.
/// If a column that a row's result uses is empty, the result is missing. A result calculated from a value that is not
/// finite (1/0), even in a comparison, is also missing. The row account counts both. If an operand is a code or an
/// integer beyond 2^53, integers are exact to 64 bits. Integer results that a double would round become codes; if one
/// of the results has more than 64 bits or a fraction, they are rounded and counted.
struct DeriveColumn {
    std::string name;
    std::string expression;
    bool operator==(const DeriveColumn&) const = default;
};

/// Returns the names of the functions that expressions can contain.
[[nodiscard]] const std::vector<std::string>& expressionFunctions();

/// Appends the column to the table and returns the row account. Errors: duplicateColumn, expressionWrong,
/// unknownFunction, unknownColumn, columnNotNumeric, tooManyCells, optionMissing if there is no name; cancelled.
[[nodiscard]] base::Expected<StepAccount> applyStep(const DeriveColumn& step, ReshapedTable& table,
                                                    base::Progress& progress);

}  // namespace greyscope::data
