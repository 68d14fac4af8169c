#pragma once

#include <vector>

#include "core/data/series/series_table.h"

namespace greyscope::data {

/// Returns a table of series, "x0", "x1", ..., one for each of the columns (at least one, all of one length). The
/// points have no axis.
[[nodiscard]] SeriesTable tableOfColumns(const std::vector<std::vector<double>>& columns);

}  // namespace greyscope::data
