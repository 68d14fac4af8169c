#pragma once

#include <string>

#include "core/base/progress.h"
#include "core/data/recipe/steps/reshaped_table.h"

namespace greyscope::data {

/// Renames a column; if the new name states a unit, the column gets this unit.
struct RenameColumn {
    std::string column;
    std::string name;
    bool operator==(const RenameColumn&) const = default;
};

/// Errors: unknownColumn, duplicateColumn; optionMissing if there is no name.
[[nodiscard]] base::Expected<StepAccount> applyStep(const RenameColumn& step, ReshapedTable& table,
                                                    base::Progress& progress);

}  // namespace greyscope::data
