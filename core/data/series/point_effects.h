#pragma once

#include <cstddef>
#include <string>
#include <vector>

#include "core/data/dataset.h"
#include "core/data/series/image.h"
#include "core/data/series/pivot.h"

namespace greyscope::data {

/// Effect (benefit or cost) of each point, as far as it can be inferred. Used for Image::criteria if the user chose no
/// effects.
struct KnownEffects {
    std::vector<PointEffect> effects;  ///< the effect of each point: cost if less is better, otherwise benefit
    /// Indices, ascending, of points for which it is unknown whether more or less is better.
    std::vector<std::size_t> unknown;
};

/// Infers the effects of the points of `table`, which was made by `query`. If the points are columns of criteria, each
/// effect follows the direction of its column (betterOf(): whether more or less is better). Otherwise it follows the
/// direction of the quantity that all series in `which` measure or, if that is unknown, of the point's label.
[[nodiscard]] KnownEffects knownEffects(const Dataset& dataset, const SeriesQuery& query, const SeriesTable& table,
                                        const std::vector<std::size_t>& which);

}  // namespace greyscope::data
