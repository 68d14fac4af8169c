#pragma once

#include <string>

#include "core/base/progress.h"
#include "core/data/recipe/steps/reshaped_table.h"

namespace greyscope::data {

/// A recipe step that transposes the table, so that series in rows become series in columns (a wide table). Each row
/// becomes a column, named by its cell in the column `names`. Each numeric column becomes a row; its name is in the new
/// first column `header`, which is numeric if all names are numbers (8, 16, 32). A unit column (see unitColumn()) gives
/// the units of the new columns. Without it, they have the common unit of the old columns, or none if these differ.
struct RowsAsSeries {
    std::string names;
    std::string header = "column";
    bool operator==(const RowsAsSeries&) const = default;
};

/// Maximum number of rows that can become series by this step.
inline constexpr std::size_t maxTurnedRows = 16'384;

/// Transposes the table, and returns what became of its rows. Rows without a name, and text columns other than `names`
/// and the unit column, are left out and counted. Errors: unknownColumn; duplicateColumn if two rows have the same
/// name; noNumericColumn; noRows if no row has a name; tooManyColumns for more than maxTurnedRows rows.
[[nodiscard]] base::Expected<StepAccount> applyStep(const RowsAsSeries& step, ReshapedTable& table,
                                                    base::Progress& progress);

}  // namespace greyscope::data
