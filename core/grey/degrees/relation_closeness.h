#pragma once

#include <cstddef>
#include <vector>

#include "core/base/progress.h"
#include "core/grey/degrees/area_degree.h"

namespace greyscope::grey {

/// A pair of series that is compared by areas: the differences (gaps) of one or two kinds of area with their possible
/// rounding errors, and the degree.
struct PairByAreas {
    struct Gap {
        double value = 0.0;
        double rounding = 0.0;
    };
    Gap first;
    Gap second;  ///< 0 if the degree uses only one kind of area
    Degree degree;
};

/// How many pairs of series have a nearer pair, and how many of those violate the axiom of closeness.
struct NearerPairs {
    std::size_t compared = 0;  ///< pairs for which a nearer pair exists: smaller in one gap and not larger in the other
    std::size_t violated = 0;  ///< pairs whose degree is higher than that of a nearer pair
};

/// Checks the axiom of closeness: counts the pairs that have a nearer pair, and those whose degree is higher than that
/// of a nearer one. Takes O(n log n) steps. The only error is `cancelled`.
[[nodiscard]] base::Expected<NearerPairs> compareWithNearer(const std::vector<PairByAreas>& pairs,
                                                            const base::Progress& progress);

}  // namespace greyscope::grey
