#pragma once

#include <cstddef>
#include <vector>

#include "core/base/error.h"
#include "core/data/series/series_table.h"
#include "core/derivation/derivation.h"
#include "core/grey/degrees/relation.h"

namespace greyscope::derivation {

/// Largest number of values (points x series) for which the degree of a pair is derived.
inline constexpr std::size_t kMostValues = 40'000;
/// Largest number of series with which a derivation shows the images of all series; with more, it shows only those of
/// the pair.
inline constexpr std::size_t kShownSeries = 7;

/// The pair of series whose degree is derived, as indices into the list of chosen series (`which`).
struct PairOf {
    std::size_t reference = 0;
    std::size_t compared = 1;
    bool ideal = false;  ///< whether the reference is the ideal, 1 at every point, instead of a series; see
                         ///< grey::relateToIdeal()
    bool operator==(const PairOf&) const = default;
};

/// Derives the relational degree of two of the chosen series by any method. Deng's degree: images, differences with
/// their extrema, coefficients, degree, and rank among the series compared with the same reference. Degrees of areas:
/// zero images and areas. The extrema m and M are taken over the series in `which`, the first of which is the reference
/// of Image::ratio. Errors: tooManyPoints, those of relate().
[[nodiscard]] base::Expected<Derivation> relationDerivation(const data::SeriesTable& table,
                                                            const std::vector<std::size_t>& which, PairOf pair,
                                                            const grey::RelationOptions& options,
                                                            Rounding rounding = {});

}  // namespace greyscope::derivation
