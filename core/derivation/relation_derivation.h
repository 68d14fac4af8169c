#pragma once

#include <cstddef>
#include <vector>

#include "core/base/error.h"
#include "core/data/series/series_table.h"
#include "core/derivation/derivation.h"
#include "core/grey/degrees/relation.h"

namespace greyscope::derivation {

/// Largest number of values (points x series) for deriving the degree of a pair.
inline constexpr std::size_t kMostValues = 40'000;
/// Up to this many series, all images are shown; with more, only those of the pair.
inline constexpr std::size_t kShownSeries = 7;

/// A pair of the chosen series, as indices into `which`.
struct PairOf {
    std::size_t reference = 0;
    std::size_t compared = 1;
    bool ideal = false;  ///< the reference is 1 at every point instead, as in grey::relateToIdeal()
    bool operator==(const PairOf&) const = default;
};

/// Derives the relational degree of two of the chosen series, by any method: images, differences with the extrema,
/// coefficients, degree, and rank among the series compared with the same reference; or zero images and areas. m and M
/// are taken over the series in `which`, the first of which is the reference of Image::ratio. Errors: tooManyPoints,
/// those of relate().
[[nodiscard]] base::Expected<Derivation> relationDerivation(const data::SeriesTable& table,
                                                            const std::vector<std::size_t>& which, PairOf pair,
                                                            const grey::RelationOptions& options,
                                                            Rounding rounding = {});

}  // namespace greyscope::derivation
