#pragma once

#include <cstddef>
#include <string>
#include <vector>

#include "core/base/progress.h"
#include "core/data/recipe/steps/reshaped_table.h"

namespace greyscope::data {

/// Recipe step that fills the empty cells of a column with a value. For example, countries without a province get a key
/// of their own. A cell with a word in place of a number is not empty and does not change.
struct FillEmpty {
    std::string column;
    std::string value;
    bool operator==(const FillEmpty&) const = default;
};

/// Returns the rows in which the cell of a column is empty: it has neither a value nor a word in place of a number.
[[nodiscard]] std::vector<std::size_t> emptyRows(const Column& column);

/// Fills the cells and returns the row account, which counts them. Errors: unknownColumn; optionMissing if there is no
/// value; optionUnknown if the column is numeric and the value is not a number.
[[nodiscard]] base::Expected<StepAccount> applyStep(const FillEmpty& step, ReshapedTable& table,
                                                    base::Progress& progress);

}  // namespace greyscope::data
