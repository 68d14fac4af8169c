#pragma once

#include <cstddef>
#include <string>

#include "core/base/progress.h"
#include "core/data/recipe/steps/reshaped_table.h"

namespace greyscope::data {

/// A cell that somebody changed: in this row of the table as it is there, counted from 1. No value empties it. The row
/// behind the last is a new one, whose other cells are empty.
struct SetCell {
    std::size_t row = 1;
    std::string column;
    std::string value;
    bool operator==(const SetCell&) const = default;
};

/// The account tells what stood there. unknownColumn; optionOutOfRange where there is no such row, nor is it the next;
/// optionUnknown where the column holds numbers and the value is none.
[[nodiscard]] base::Expected<StepAccount> applyStep(const SetCell& step, ReshapedTable& table,
                                                    base::Progress& progress);

}  // namespace greyscope::data
