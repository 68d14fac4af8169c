#pragma once

#include <cstddef>
#include <vector>

#include "core/base/progress.h"
#include "core/grey/degrees/area_degree.h"

namespace greyscope::grey {

/// Two series by their areas: how far apart these are in one or two kinds of area, each with what of it may be
/// rounding, and the degree.
struct PairByAreas {
    struct Gap {
        double value = 0.0;
        double rounding = 0.0;
    };
    Gap first;
    Gap second;  ///< 0 where the degree knows one kind alone
    Degree degree;
};

struct NearerPairs {
    std::size_t compared = 0;  ///< pairs of which others are nearer: in one gap, and in the other not further
    std::size_t violated = 0;  ///< of these, those with a higher degree than one of the nearer
};

/// In O(n log n) steps. Fails with `cancelled` alone.
[[nodiscard]] base::Expected<NearerPairs> compareWithNearer(const std::vector<PairByAreas>& pairs,
                                                            const base::Progress& progress);

}  // namespace greyscope::grey
