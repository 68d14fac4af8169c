#pragma once

#include <string>

#include "core/base/progress.h"
#include "core/data/recipe/steps/reshaped_table.h"

namespace greyscope::data {

/// The table turned: each row becomes a column, named by its cell of `names`, and each numeric column a row, named in
/// the first column `header` (numeric where all names are numbers: 8, 16, 32). A table of series in rows becomes the
/// wide one whose columns are series. A column called "unit" says the unit of each; without it differing units leave
/// the columns without one.
struct RowsAsSeries {
    std::string names;
    std::string header = "column";
    bool operator==(const RowsAsSeries&) const = default;
};

/// Series that a turned table may have.
inline constexpr std::size_t maxTurnedRows = 16'384;

/// Rows without a name are left out; columns of text besides the names are left out; both are counted. unknownColumn,
/// duplicateColumn where two rows have one name, noNumericColumn, noRows, tooManyColumns.
[[nodiscard]] base::Expected<StepAccount> applyStep(const RowsAsSeries& step, ReshapedTable& table,
                                                    base::Progress& progress);

}  // namespace greyscope::data
