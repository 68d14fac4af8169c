#pragma once

#include <cstddef>
#include <string>
#include <vector>

#include "core/base/progress.h"
#include "core/data/recipe/filter.h"
#include "core/data/recipe/steps/reshaped_table.h"

namespace greyscope::data {

/// Recipe step that leaves out rows by their lines in the source file (ascending). In a stack of tables, `part` is the
/// name of the table whose file contains the lines.
struct ExcludeRows {
    std::vector<std::size_t> lines;
    std::string part = {};
    bool operator==(const ExcludeRows&) const = default;
};

/// Keeps only the rows that meet the condition, and returns the row account. Errors: those of meets(); unknownColumn;
/// filterMatchesNothing.
[[nodiscard]] base::Expected<StepAccount> applyStep(const Filter& step, ReshapedTable& table, base::Progress& progress);

/// Leaves out the rows and returns the row account. A line that no row comes from, or no longer, is only counted.
/// Error: noRows if no row is left.
[[nodiscard]] base::Expected<StepAccount> applyStep(const ExcludeRows& step, ReshapedTable& table,
                                                    base::Progress& progress);

}  // namespace greyscope::data
