#pragma once

#include <string>
#include <vector>

#include "core/base/progress.h"
#include "core/data/recipe/steps/reshaped_table.h"

namespace greyscope::data {

/// Turns columns into rows: each row becomes one row per column of `columns`, with the column's name in `key` and its
/// cell in `value`. Both new columns replace the first of `columns`; all other cells repeat. The columns are either all
/// numeric or all text. The value has the unit in its own name, else the unit of the first column; cells in other units
/// of the same quantity are converted. If every name contains its unit, as in "open(s)" and "close(s)", the key omits
/// the units ("open"). If all names are numbers, the key is numeric.
/// A `value` with "*" at its beginning or end makes several columns of values, one for each text in place of the "*".
/// For "gdp_2019", "gdp_2020" and "pop_2020", the value "*_" makes columns gdp and pop, with the key 2019 or 2020. The
/// rest of `value` is the separator in the names: its last occurrence counts, or its first one if "*" is at the end. A
/// cell without a column is missing.
struct Unpivot {
    std::vector<std::string> columns;
    std::string key;
    std::string value;
    bool operator==(const Unpivot&) const = default;

    [[nodiscard]] bool hasSeveralValues() const;
};

/// Errors: unknownColumn, duplicateColumn, nameFitsNoPattern if names lack the separator, columnNotNumeric if text
/// columns are mixed with numeric ones, columnUnitsDiffer, tooManyCells, optionMissing without columns or names;
/// cancelled.
[[nodiscard]] base::Expected<StepAccount> applyStep(const Unpivot& step, ReshapedTable& table,
                                                    base::Progress& progress);

}  // namespace greyscope::data
