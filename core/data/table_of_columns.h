#pragma once

#include <vector>

#include "core/data/series/series_table.h"

namespace greyscope::data {

/// Series "x0", "x1", ... of at least one column, all of one length, along points without an axis.
[[nodiscard]] SeriesTable tableOfColumns(const std::vector<std::vector<double>>& columns);

}  // namespace greyscope::data
