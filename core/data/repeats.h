#pragma once

#include <cstddef>
#include <span>
#include <string>
#include <vector>

#include "core/data/dataset.h"
#include "core/data/series_table.h"

namespace greyscope::data {

/// The columns in which rows that fall on one point differ, metrics aside: fixing one of them, or matching by it, tells
/// the rows apart. Settings first, then what only describes a row (when it was measured, from which file).
[[nodiscard]] std::vector<std::string> columnsTellingApart(const Dataset& dataset, std::span<const std::size_t> rows);

/// One value for several measurements of a point; the first with Aggregation::none. May reorder the values, of which
/// there is at least one. A mean of huge values stays a number.
[[nodiscard]] double aggregated(std::vector<double>& values, Aggregation how);

}  // namespace greyscope::data
