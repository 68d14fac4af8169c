#pragma once

#include <cstddef>
#include <string>
#include <vector>

#include "core/data/series_table.h"

namespace greyscope::data {

/// The table with only those points that each of the series `which` has; all of its series stay, and the other ones may
/// keep gaps. No point is left where the series share none.
[[nodiscard]] SeriesTable withCommonPoints(const SeriesTable& table, const std::vector<std::size_t>& which);

/// What the table leaves out where these of its series alone take part.
[[nodiscard]] LeftOut accountOf(const SeriesTable& table, const std::vector<std::size_t>& which);

/// The table without the points that are labelled so. Error: unknownPoint.
[[nodiscard]] base::Expected<SeriesTable> withoutPoints(const SeriesTable& table,
                                                        const std::vector<std::string>& labels);

}  // namespace greyscope::data
