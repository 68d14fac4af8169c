#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <vector>

#include "core/data/series/series_table.h"

namespace greyscope::data {

/// The table with only those points that each of the series `which` has; all of its series stay, and the other ones may
/// keep gaps. No point is left where the series share none.
[[nodiscard]] SeriesTable withCommonPoints(const SeriesTable& table, const std::vector<std::size_t>& which);

/// How many points these series share.
struct SharedPoints {
    std::size_t all = 0;  ///< points of the table
    std::size_t shared = 0;
    std::optional<std::size_t> without;  ///< the series, not the first, without which the others share the most points
    std::size_t sharedWithout = 0;       ///< and how many; more than `shared`
};
[[nodiscard]] SharedPoints sharedPoints(const SeriesTable& table, const std::vector<std::size_t>& which);

/// What the table leaves out where these of its series alone take part.
[[nodiscard]] LeftOut accountOf(const SeriesTable& table, const std::vector<std::size_t>& which);

/// The table without the points that are labelled so. Error: unknownPoint.
[[nodiscard]] base::Expected<SeriesTable> withoutPoints(const SeriesTable& table,
                                                        const std::vector<std::string>& labels);

}  // namespace greyscope::data
