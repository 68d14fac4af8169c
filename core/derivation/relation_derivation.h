#pragma once

#include <cstddef>
#include <vector>

#include "core/base/error.h"
#include "core/data/series/series_table.h"
#include "core/derivation/derivation.h"
#include "core/grey/degrees/relation.h"

namespace greyscope::derivation {

/// Values (points x series) that the degree of a pair is still derived from.
inline constexpr std::size_t kMostValues = 40'000;
/// More series than these have their images worked out beside the derivation.
inline constexpr std::size_t kShownSeries = 7;

/// A pair of the chosen series: places in `which`.
struct PairOf {
    std::size_t reference = 0;
    std::size_t compared = 1;
    bool ideal = false;  ///< the reference is 1 at every point instead, as in grey::relateToIdeal()
    bool operator==(const PairOf&) const = default;
};

/// How the relational degree of two of the chosen series comes about, by any method: images, differences with the
/// extrema, coefficients, degree and rank among the series that are compared with the same reference; or zero images
/// and areas. `which` are the series that m and M are taken over, the first the reference of Image::ratio. Errors:
/// tooManyPoints, those of relate().
[[nodiscard]] base::Expected<Derivation> relationDerivation(const data::SeriesTable& table,
                                                            const std::vector<std::size_t>& which, PairOf pair,
                                                            const grey::RelationOptions& options,
                                                            Rounding rounding = {});

}  // namespace greyscope::derivation
