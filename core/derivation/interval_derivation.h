#pragma once

#include <cstddef>
#include <string>
#include <vector>

#include "core/base/error.h"
#include "core/derivation/derivation.h"
#include "core/stats/sample.h"

namespace greyscope::derivation {

/// Largest number of repeats in a derivation; more would be too long to read.
inline constexpr std::size_t kMostRepeats = 500;

/// Derives the t interval of the mean of repeats: mean, standard deviation, standard error, both ends. `series` names
/// the values. Errors: tooFewPoints (fewer than two), tooManyPoints (more than kMostRepeats).
[[nodiscard]] base::Expected<Derivation> meanIntervalDerivation(const std::vector<double>& repeats, std::string series,
                                                                double confidence, Rounding rounding = {});

/// Derives the t interval of aggregated repeats from their number, mean and variance. Error: tooFewPoints.
[[nodiscard]] base::Expected<Derivation> summedIntervalDerivation(const stats::Moments& moments, std::string series,
                                                                  double confidence, Rounding rounding = {});

/// Derives the interval of the median of repeats by order statistics: the two sorted repeats around it, their coverage,
/// and how far both ends are interpolated inwards. Errors: tooFewPoints (even the extremes have too little coverage),
/// tooManyPoints.
[[nodiscard]] base::Expected<Derivation> medianIntervalDerivation(const std::vector<double>& repeats,
                                                                  std::string series, double confidence,
                                                                  Rounding rounding = {});

}  // namespace greyscope::derivation
