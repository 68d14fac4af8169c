#pragma once

#include <optional>

#include "core/data/dataset.h"
#include "core/data/recipe/filter.h"

namespace greyscope::data {

/// The condition that leaves out rows that sum up others: those that a text column beside other levels calls "Total",
/// "Average" or the like, in some languages; "All" and "Sum", which may be names as well, where a column of numbers
/// comes to the same in these rows as in all others. Beside a minimum or a maximum an average is a statistic and stays.
/// Where such rows hold the only numbers of some columns they stay: alone, if the others hold the only numbers of fewer
/// columns. nullopt without such rows, and where all stay.
[[nodiscard]] std::optional<Filter> withoutTotals(const Dataset& dataset);

/// Whether a condition leaves out rows that sum up others.
[[nodiscard]] bool leavesOutTotals(const Filter& filter);
/// Whether it keeps these alone.
[[nodiscard]] bool keepsTotalsAlone(const Filter& filter);

}  // namespace greyscope::data
