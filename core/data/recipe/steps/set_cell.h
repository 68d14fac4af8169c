#pragma once

#include <cstddef>
#include <string>

#include "core/base/progress.h"
#include "core/data/recipe/steps/reshaped_table.h"

namespace greyscope::data {

/// Recipe step that sets one cell. `row` counts from 1 in the table as it is at this step. An empty `value` empties the
/// cell. The row after the last one is a new row, whose other cells are empty.
struct SetCell {
    std::size_t row = 1;
    std::string column;
    std::string value;
    bool operator==(const SetCell&) const = default;
};

/// Sets the cell and returns the row account, which contains its old content. Errors: unknownColumn; optionOutOfRange
/// if `row` is neither an existing row nor the next one; optionUnknown if the column is numeric and the value is not a
/// number.
[[nodiscard]] base::Expected<StepAccount> applyStep(const SetCell& step, ReshapedTable& table,
                                                    base::Progress& progress);

}  // namespace greyscope::data
