#pragma once

#include <cstddef>
#include <string>
#include <vector>

#include "core/base/progress.h"
#include "core/data/recipe/steps/reshaped_table.h"

namespace greyscope::data {

/// Empty cells of a column hold this value from here on, so that those of a key are a level of their own: countries
/// without a province. Words among numbers are not empty, they stay what they are.
struct FillEmpty {
    std::string column;
    std::string value;
    bool operator==(const FillEmpty&) const = default;
};

/// Rows in which nothing stands, nor a word that is no number.
[[nodiscard]] std::vector<std::size_t> emptyRows(const Column& column);

/// The filled cells are counted. unknownColumn; optionMissing without a value; optionUnknown where the column holds
/// numbers and the value is none.
[[nodiscard]] base::Expected<StepAccount> applyStep(const FillEmpty& step, ReshapedTable& table,
                                                    base::Progress& progress);

}  // namespace greyscope::data
