#pragma once

#include <optional>

#include "core/data/dataset.h"
#include "core/data/recipe/filter.h"

namespace greyscope::data {

/// Returns the condition that leaves out rows with totals or averages of other rows. These are rows in which a text
/// column with other levels contains "Total", "Average" or a similar word, in one of several languages. "All" and
/// "Sum", which may also be names, count only if the rows with that word and all other rows have the same sum in some
/// numeric column. If a level is a minimum, maximum or the like, an average is one of several statistics and is kept.
/// If columns have numbers only in the rows of totals, all rows are kept; but if more columns have numbers only there
/// than only in the other rows, the condition keeps the totals alone. nullopt if there are no such rows or all rows are
/// kept.
[[nodiscard]] std::optional<Filter> withoutTotals(const Dataset& dataset);

/// Whether a condition leaves out rows with totals or averages of other rows, see withoutTotals().
[[nodiscard]] bool leavesOutTotals(const Filter& filter);
/// Whether a condition keeps only the rows with totals or averages, see withoutTotals().
[[nodiscard]] bool keepsTotalsAlone(const Filter& filter);

}  // namespace greyscope::data
