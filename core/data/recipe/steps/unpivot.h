#pragma once

#include <string>
#include <vector>

#include "core/base/progress.h"
#include "core/data/recipe/steps/reshaped_table.h"

namespace greyscope::data {

/// Columns become rows: each row turns into one for every column of `columns`, which `key` names and whose cell stands
/// in `value`. Both take the place of the first of them; all other cells repeat.
/// The columns hold numbers alone or text alone. The value has the unit that its name states, else that of the first
/// column; cells in other units that measure the same are converted. Where every name carries its unit,
/// as in "open(s)" and "close(s)", the key has them without ("open"); where all names are numbers, so is the key.
/// A value with "*" in front or at its end makes a column of values for each text that stands for it: of "gdp_2019",
/// "gdp_2020" and "pop_2020", "*_" makes columns gdp and pop, and 2019 and 2020 are the key. The rest of it parts the
/// names at its last place, or at its first one where "*" is at the end. A cell without a column is missing.
struct Unpivot {
    std::vector<std::string> columns;
    std::string key;
    std::string value;
    bool operator==(const Unpivot&) const = default;

    [[nodiscard]] bool hasSeveralValues() const;
};

/// unknownColumn, duplicateColumn, nameFitsNoPattern where names have not what parts them, columnNotNumeric where text
/// stands beside numbers, columnUnitsDiffer, tooManyCells, optionMissing without columns or names; cancelled.
[[nodiscard]] base::Expected<StepAccount> applyStep(const Unpivot& step, ReshapedTable& table,
                                                    base::Progress& progress);

}  // namespace greyscope::data
