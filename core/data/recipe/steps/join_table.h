#pragma once

#include <functional>
#include <string>
#include <vector>

#include "core/base/progress.h"
#include "core/data/dataset.h"
#include "core/data/recipe/steps/reshaped_table.h"

namespace greyscope::data {

/// Looks rows up in another table, which has each key once: its other columns follow behind those of this table. Cells
/// of the keys are compared as text, numbers as their shortest.
struct JoinTable {
    std::string path;
    std::vector<std::string> on;  ///< columns that both tables have
    bool operator==(const JoinTable&) const = default;
};

/// How a table is had by its path.
using TableReader = std::function<base::Expected<Dataset>(const std::string& path, base::Progress& progress)>;

/// Rows without a key, or with one that is not there, stay with empty cells and are counted, as are rows of the other
/// table that nothing asks for. unknownColumn, duplicateColumn where another column is in both tables, duplicateKey,
/// tooManyCells, optionMissing without a key; the errors of the reader.
[[nodiscard]] base::Expected<StepAccount> applyStep(const JoinTable& step, ReshapedTable& table,
                                                    const TableReader& reader, base::Progress& progress);

}  // namespace greyscope::data
