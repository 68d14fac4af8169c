#pragma once

#include <cstddef>
#include <string>
#include <vector>

#include "core/data/dataset.h"
#include "core/data/series/image.h"
#include "core/data/series/series_table.h"

namespace greyscope::data {

/// Effects of the points as far as they can be inferred, for Image::criteria if the user chose none.
struct KnownEffects {
    std::vector<PointEffect> effects;  ///< one per point: cost if less is better, else benefit
    std::vector<std::size_t> unknown;  ///< points whose direction is unknown, ascending
};

/// Infers the effects for a table made by `query`. A point that is a column of criteria takes the direction of that
/// column. Other points take the direction of the quantity that all series in `which` measure or, if that is unknown,
/// of the point's label. See betterOf().
[[nodiscard]] KnownEffects knownEffects(const Dataset& dataset, const SeriesQuery& query, const SeriesTable& table,
                                        const std::vector<std::size_t>& which);

}  // namespace greyscope::data
