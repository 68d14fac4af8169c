#pragma once

#include <vector>

#include "core/data/series/series_table.h"

namespace greyscope::data {

/// Makes a table with the series "x0", "x1", ... from at least one column. All columns have one length; the points have
/// no axis.
[[nodiscard]] SeriesTable tableOfColumns(const std::vector<std::vector<double>>& columns);

}  // namespace greyscope::data
