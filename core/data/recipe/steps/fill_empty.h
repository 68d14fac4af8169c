#pragma once

#include <cstddef>
#include <string>
#include <vector>

#include "core/base/progress.h"
#include "core/data/recipe/steps/reshaped_table.h"

namespace greyscope::data {

/// Fills the empty cells of a column with a value, so that empty keys become a level of their own (countries without a
/// province). Words among numbers are not empty and stay.
struct FillEmpty {
    std::string column;
    std::string value;
    bool operator==(const FillEmpty&) const = default;
};

/// Rows whose cell is empty, that is without a value and without a word in place of a number.
[[nodiscard]] std::vector<std::size_t> emptyRows(const Column& column);

/// Counts the filled cells. Errors: unknownColumn; optionMissing if there is no value; optionUnknown if the column is
/// numeric and the value is not a number.
[[nodiscard]] base::Expected<StepAccount> applyStep(const FillEmpty& step, ReshapedTable& table,
                                                    base::Progress& progress);

}  // namespace greyscope::data
