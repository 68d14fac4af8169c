#pragma once

#include <string>
#include <vector>

#include "core/base/progress.h"
#include "core/data/steps/reshaped_table.h"

namespace greyscope::data {

/// Columns become rows: each row turns into one for every column of `columns`, which `key` names and whose cell stands
/// in `value`. Both take the place of the first of them; all other cells repeat.
/// The columns hold numbers alone or text alone. The value has the unit that its name states, else that of the first
/// column; cells in other units that measure the same are converted. Where every name carries its unit,
/// as in "open(s)" and "close(s)", the key has them without ("open"); where all names are numbers, so is the key.
struct Unpivot {
    std::vector<std::string> columns;
    std::string key;
    std::string value;
    bool operator==(const Unpivot&) const = default;
};

/// unknownColumn, duplicateColumn, columnNotNumeric where text stands beside numbers, columnUnitsDiffer, tooManyCells,
/// optionMissing without columns or names; cancelled.
[[nodiscard]] base::Expected<StepAccount> applyStep(const Unpivot& step, ReshapedTable& table,
                                                    base::Progress& progress);

}  // namespace greyscope::data
