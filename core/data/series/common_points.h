#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <vector>

#include "core/data/series/series_table.h"

namespace greyscope::data {

/// Returns the table with only the points that all series in `which` have. It keeps all series, of which those not in
/// `which` may have gaps. No point remains if the series in `which` share none.
[[nodiscard]] SeriesTable withCommonPoints(const SeriesTable& table, const std::vector<std::size_t>& which);

/// How many points a set of series share, and how many more if one series were removed.
struct SharedPoints {
    std::size_t all = 0;  ///< number of points in the table
    std::size_t shared = 0;
    std::optional<std::size_t> without;  ///< index of the series (not the first) whose removal leaves the most shared
                                         ///< points; nullopt if no removal helps
    std::size_t sharedWithout = 0;  ///< number of points that are shared if `without` is removed; more than `shared`
};
/// Counts the points that the series in `which` share.
[[nodiscard]] SharedPoints sharedPoints(const SeriesTable& table, const std::vector<std::size_t>& which);

/// Returns the account of left-out data for an analysis that uses only the series in `which`.
[[nodiscard]] LeftOut accountOf(const SeriesTable& table, const std::vector<std::size_t>& which);

/// Returns the table without the points that have these labels. Error: unknownPoint.
[[nodiscard]] base::Expected<SeriesTable> withoutPoints(const SeriesTable& table,
                                                        const std::vector<std::string>& labels);

}  // namespace greyscope::data
