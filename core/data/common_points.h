#pragma once

#include <cstddef>
#include <vector>

#include "core/data/series_table.h"

namespace greyscope::data {

/// The table with only those points that each of the series `which` has; all of its series stay, and the other ones may
/// keep gaps. No point is left where the series share none.
[[nodiscard]] SeriesTable withCommonPoints(const SeriesTable& table, const std::vector<std::size_t>& which);

}  // namespace greyscope::data
