#pragma once

#include <string>
#include <vector>

#include "core/base/progress.h"
#include "core/data/recipe/steps/reshaped_table.h"

namespace greyscope::data {

/// Recipe step that turns columns into rows: each row becomes one row for each of `columns`, with the name of that
/// column in the new column `key` and its cell in the new column `value`. Both new columns replace the first of
/// `columns`; all other cells are repeated. The columns are either all numeric or all text. The unit of `value` is the
/// one in its name, otherwise the unit of the first column; cells in other units of the same quantity are converted. If
/// every name contains its unit, as in "open(s)" and "close(s)", the key omits the units ("open"). If all names are
/// numbers, the key is numeric.
/// If `value` has a "*" at its beginning or end, the step makes several columns of values, one for each text in place
/// of the "*". For "gdp_2019", "gdp_2020" and "pop_2020", the value "*_" makes columns gdp and pop, with the key 2019
/// or 2020. The rest of `value` is the separator in the names: its last occurrence counts, or its first one if "*" is
/// at the end. A cell without a column is missing.
struct Unpivot {
    std::vector<std::string> columns;
    std::string key;
    std::string value;
    bool operator==(const Unpivot&) const = default;

    /// Whether `value` has a "*" at its beginning or end, so that the step makes several columns of values.
    [[nodiscard]] bool hasSeveralValues() const;
};

/// Turns the columns into rows and returns the row account. Errors: unknownColumn, duplicateColumn, nameFitsNoPattern
/// if names lack the separator, columnNotNumeric if text columns are mixed with numeric ones, columnUnitsDiffer,
/// tooManyCells, optionMissing if columns or names are missing; cancelled.
[[nodiscard]] base::Expected<StepAccount> applyStep(const Unpivot& step, ReshapedTable& table,
                                                    base::Progress& progress);

}  // namespace greyscope::data
