#pragma once

#include <cstddef>
#include <string>
#include <vector>

#include "core/data/dataset.h"
#include "core/data/series/image.h"
#include "core/data/series/series_table.h"

namespace greyscope::data {

/// What is better at each point, as far as it is known: of Image::criteria where nobody chose it.
struct KnownEffects {
    std::vector<PointEffect> effects;  ///< cost where less is better, else benefit
    std::vector<std::size_t> unknown;  ///< points where neither is known, ascending
};

/// Of a table that this query made: a point that is a column of criteria has the direction of the column; others that
/// of what all these series measure, or where that is not known, of their label. See betterOf().
[[nodiscard]] KnownEffects knownEffects(const Dataset& dataset, const SeriesQuery& query, const SeriesTable& table,
                                        const std::vector<std::size_t>& which);

}  // namespace greyscope::data
