#pragma once

#include <cstddef>
#include <string>
#include <vector>

#include "core/base/progress.h"
#include "core/data/recipe/filter.h"
#include "core/data/recipe/steps/reshaped_table.h"

namespace greyscope::data {

/// Leaves out rows by their lines in the source file (ascending), in a stack in the file of `part`.
struct ExcludeRows {
    std::vector<std::size_t> lines;
    std::string part = {};
    bool operator==(const ExcludeRows&) const = default;
};

/// Keeps the rows that meet the condition. Errors: those of meets(); unknownColumn; filterMatchesNothing.
[[nodiscard]] base::Expected<StepAccount> applyStep(const Filter& step, ReshapedTable& table, base::Progress& progress);

/// Leaves out the rows. A line that no row comes from (any more) is only counted. Error: noRows if no row is left.
[[nodiscard]] base::Expected<StepAccount> applyStep(const ExcludeRows& step, ReshapedTable& table,
                                                    base::Progress& progress);

}  // namespace greyscope::data
