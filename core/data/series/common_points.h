#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <vector>

#include "core/data/series/series_table.h"

namespace greyscope::data {

/// The table reduced to the points that all series in `which` have. All series remain, and the other series may keep
/// gaps. No point remains if the series in `which` share none.
[[nodiscard]] SeriesTable withCommonPoints(const SeriesTable& table, const std::vector<std::size_t>& which);

/// Number of points that a set of series share.
struct SharedPoints {
    std::size_t all = 0;  ///< number of points in the table
    std::size_t shared = 0;
    std::optional<std::size_t> without;  ///< the series (not the first) whose removal leaves the most shared points;
                                         ///< nullopt if no removal helps
    std::size_t sharedWithout = 0;       ///< number of points shared then; more than `shared`
};
[[nodiscard]] SharedPoints sharedPoints(const SeriesTable& table, const std::vector<std::size_t>& which);

/// The table's account of left-out data when only the series in `which` are used.
[[nodiscard]] LeftOut accountOf(const SeriesTable& table, const std::vector<std::size_t>& which);

/// The table without the points that have these labels. Error: unknownPoint.
[[nodiscard]] base::Expected<SeriesTable> withoutPoints(const SeriesTable& table,
                                                        const std::vector<std::string>& labels);

}  // namespace greyscope::data
