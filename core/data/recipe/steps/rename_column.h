#pragma once

#include <string>

#include "core/base/progress.h"
#include "core/data/recipe/steps/reshaped_table.h"

namespace greyscope::data {

/// Recipe step that renames a column. If the new name contains a unit, the column gets this unit.
struct RenameColumn {
    std::string column;
    std::string name;
    bool operator==(const RenameColumn&) const = default;
};

/// Renames the column and returns the row account. Errors: unknownColumn, duplicateColumn; optionMissing if there is no
/// name.
[[nodiscard]] base::Expected<StepAccount> applyStep(const RenameColumn& step, ReshapedTable& table,
                                                    base::Progress& progress);

}  // namespace greyscope::data
