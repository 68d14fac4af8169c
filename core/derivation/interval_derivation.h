#pragma once

#include <cstddef>
#include <string>
#include <vector>

#include "core/base/error.h"
#include "core/derivation/derivation.h"
#include "core/stats/sample.h"

namespace greyscope::derivation {

/// Largest number of repeats whose interval is derived; a longer derivation would be unreadable.
inline constexpr std::size_t kMostRepeats = 500;

/// Derives Student's t interval of the mean of repeats: mean, standard deviation, standard error and both ends.
/// `series` names the values. Errors: tooFewPoints (fewer than two), tooManyPoints (more than kMostRepeats).
[[nodiscard]] base::Expected<Derivation> meanIntervalDerivation(const std::vector<double>& repeats, std::string series,
                                                                double confidence, Rounding rounding = {});

/// Derives Student's t interval of the mean of repeats that were aggregated in the input, from their number, mean and
/// variance. Error: tooFewPoints.
[[nodiscard]] base::Expected<Derivation> summedIntervalDerivation(const stats::Moments& moments, std::string series,
                                                                  double confidence, Rounding rounding = {});

/// Derives the interval of the median of repeats by order statistics: the two sorted repeats around it, their coverage,
/// and how far both ends are moved inwards by interpolation. Errors: tooFewPoints (even the smallest and largest repeat
/// have too little coverage), tooManyPoints.
[[nodiscard]] base::Expected<Derivation> medianIntervalDerivation(const std::vector<double>& repeats,
                                                                  std::string series, double confidence,
                                                                  Rounding rounding = {});

}  // namespace greyscope::derivation
