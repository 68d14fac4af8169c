#pragma once

#include <string>
#include <vector>

#include "core/base/error.h"
#include "core/derivation/derivation.h"
#include "core/stats/repeat_interval.h"

namespace greyscope::derivation {

/// Fieller's interval of the ratio of two means of repeats: means, standard errors, degrees of freedom, g, both ends.
/// `series` says of what. Errors: tooFewPoints (fewer than two on a side, or a denominator that is not told from 0),
/// tooManyPoints (more than kMostRepeats).
[[nodiscard]] base::Expected<Derivation> ratioIntervalDerivation(const std::vector<double>& numerator,
                                                                 const std::vector<double>& denominator,
                                                                 std::string series, double confidence,
                                                                 Rounding rounding = {});

/// Welch's interval of the change of the geometric mean, on logarithms: e^(d -+ t SE) - 1. Errors: likewise, and
/// nonPositive.
[[nodiscard]] base::Expected<Derivation> changeIntervalDerivation(const std::vector<double>& before,
                                                                  const std::vector<double>& after, std::string series,
                                                                  double confidence, Rounding rounding = {});

/// The change of the geometric mean where a side has one measurement or no spread, so that there is no interval:
/// a/b - 1 of one each. Errors: tooFewPoints (none on a side), tooManyPoints, nonPositive (of one each: before is 0).
[[nodiscard]] base::Expected<Derivation> changeDerivation(const std::vector<double>& before,
                                                          const std::vector<double>& after, std::string series,
                                                          Rounding rounding = {});

}  // namespace greyscope::derivation
