#pragma once

#include <cstddef>
#include <string>
#include <vector>

#include "core/base/error.h"
#include "core/derivation/derivation.h"
#include "core/stats/sample.h"

namespace greyscope::derivation {

/// A longer list nobody reads.
inline constexpr std::size_t kMostRepeats = 500;

/// The interval of the mean of repeats by t: mean, standard deviation, standard error, both ends. `series` says of
/// what. Errors: tooFewPoints (fewer than two), tooManyPoints (more than kMostRepeats).
[[nodiscard]] base::Expected<Derivation> meanIntervalDerivation(const std::vector<double>& repeats, std::string series,
                                                                double confidence, Rounding rounding = {});

/// The same of repeats that were summed up: from their number, mean and variance. Error: tooFewPoints.
[[nodiscard]] base::Expected<Derivation> summedIntervalDerivation(const stats::Moments& moments, std::string series,
                                                                  double confidence, Rounding rounding = {});

/// That of their median by order statistics: which two of the sorted repeats hold it between them, how surely, and how
/// far both ends lie inwards of them.
/// Errors: tooFewPoints (even the extremes are not sure enough), tooManyPoints.
[[nodiscard]] base::Expected<Derivation> medianIntervalDerivation(const std::vector<double>& repeats,
                                                                  std::string series, double confidence,
                                                                  Rounding rounding = {});

}  // namespace greyscope::derivation
