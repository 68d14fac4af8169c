#pragma once

#include <cstddef>
#include <string>
#include <vector>

#include "core/base/progress.h"
#include "core/data/recipe/filter.h"
#include "core/data/recipe/steps/reshaped_table.h"

namespace greyscope::data {

/// Rows that are left out by hand: those of these lines of the source file, ascending; of a stack, of the file of this
/// part.
struct ExcludeRows {
    std::vector<std::size_t> lines;
    std::string part = {};
    bool operator==(const ExcludeRows&) const = default;
};

/// Keeps the rows that meet the condition. The errors of meets(); unknownColumn; filterMatchesNothing.
[[nodiscard]] base::Expected<StepAccount> applyStep(const Filter& step, ReshapedTable& table, base::Progress& progress);

/// A line that no row comes from (any more) is counted, and nothing else. noRows where none is left.
[[nodiscard]] base::Expected<StepAccount> applyStep(const ExcludeRows& step, ReshapedTable& table,
                                                    base::Progress& progress);

}  // namespace greyscope::data
