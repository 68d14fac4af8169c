#pragma once

#include <optional>

#include "core/data/dataset.h"
#include "core/data/recipe/filter.h"

namespace greyscope::data {

/// Returns a condition that removes rows with totals or averages of other rows, so that they are not counted twice;
/// nullopt if there are no such rows or they must stay. Such rows have a word like "Total" or "Average" (in several
/// languages) in a text column with at least two other levels. "All", "Sum" and the like may also be names. They count
/// as totals only if some numeric column has the same sum in their rows as in all other rows. A column that also has
/// levels such as "min" or "max" contains statistics, and its averages stay.
/// Some numeric columns may have numbers only in the rows with totals, others only in the other rows. If there are more
/// of the first kind, the condition keeps only the rows with totals. If there are any of the first kind but not more,
/// all rows stay.
[[nodiscard]] std::optional<Filter> withoutTotals(const Dataset& dataset);

/// Whether a condition leaves out rows with totals or averages of other rows, see withoutTotals().
[[nodiscard]] bool leavesOutTotals(const Filter& filter);
/// Whether a condition keeps only the rows with totals or averages, see withoutTotals().
[[nodiscard]] bool keepsTotalsAlone(const Filter& filter);

}  // namespace greyscope::data
