#pragma once

#include <string>

#include "core/base/progress.h"
#include "core/data/recipe/steps/reshaped_table.h"

namespace greyscope::data {

/// Transposes the table. Each row becomes a column, named by its cell of `names`. Each numeric column becomes a row,
/// named in the first column `header` (numeric if all names are numbers: 8, 16, 32). A table with series in rows
/// becomes a wide table with series in columns. A column "unit" gives the unit of each new column; without it the
/// columns have no unit if the units differ.
struct RowsAsSeries {
    std::string names;
    std::string header = "column";
    bool operator==(const RowsAsSeries&) const = default;
};

/// Maximum number of series in a transposed table.
inline constexpr std::size_t maxTurnedRows = 16'384;

/// Rows without a name and text columns other than `names` are left out and counted. Errors: unknownColumn,
/// duplicateColumn if two rows have the same name, noNumericColumn, noRows, tooManyColumns.
[[nodiscard]] base::Expected<StepAccount> applyStep(const RowsAsSeries& step, ReshapedTable& table,
                                                    base::Progress& progress);

}  // namespace greyscope::data
