#pragma once

#include <optional>

#include "core/data/dataset.h"
#include "core/data/filter.h"

namespace greyscope::data {

/// The condition that leaves out rows that sum up others: those that a text column beside other levels calls "Total",
/// "Average" or the like, in some languages; "All" and "Sum", which may be names as well, where a column of numbers
/// comes to the same in these rows as in all others. Beside a minimum or a maximum an average is a statistic and stays.
/// nullopt without such rows.
[[nodiscard]] std::optional<Filter> withoutTotals(const Dataset& dataset);

/// Whether a condition is of that kind.
[[nodiscard]] bool leavesOutTotals(const Filter& filter);

}  // namespace greyscope::data
