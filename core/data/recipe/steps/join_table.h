#pragma once

#include <functional>
#include <string>
#include <vector>

#include "core/base/progress.h"
#include "core/data/dataset.h"
#include "core/data/recipe/steps/reshaped_table.h"

namespace greyscope::data {

/// Recipe step that appends columns of another table. It looks up the key of each row in the other table, in which each
/// key occurs once. Keys are compared as text, numbers by their shortest text.
struct JoinTable {
    std::string path;
    std::vector<std::string> on;  ///< names of the key columns, which both tables have
    bool operator==(const JoinTable&) const = default;
};

/// A function that reads the table file with the given path.
using TableReader = std::function<base::Expected<Dataset>(const std::string& path, base::Progress& progress)>;

/// Appends the other columns of the other table and returns the row account. Rows without a key, or whose key is not in
/// the other table, get empty cells. They are counted, as are unused rows of the other table. Errors: unknownColumn;
/// duplicateColumn if another column is in both tables; duplicateKey; tooManyCells; optionMissing if there is no key
/// column; those of the reader.
[[nodiscard]] base::Expected<StepAccount> applyStep(const JoinTable& step, ReshapedTable& table,
                                                    const TableReader& reader, base::Progress& progress);

}  // namespace greyscope::data
