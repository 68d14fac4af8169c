#pragma once

#include <string>

#include "core/base/progress.h"
#include "core/data/recipe/steps/reshaped_table.h"

namespace greyscope::data {

/// A column gets another name, and the unit that it states, where it states one.
struct RenameColumn {
    std::string column;
    std::string name;
    bool operator==(const RenameColumn&) const = default;
};

/// unknownColumn, duplicateColumn; optionMissing without a name.
[[nodiscard]] base::Expected<StepAccount> applyStep(const RenameColumn& step, ReshapedTable& table,
                                                    base::Progress& progress);

}  // namespace greyscope::data
