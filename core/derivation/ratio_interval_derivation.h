#pragma once

#include <string>
#include <vector>

#include "core/base/error.h"
#include "core/derivation/derivation.h"
#include "core/stats/repeat_interval.h"

namespace greyscope::derivation {

/// Derives Fieller's interval of the ratio of two means of repeats: means, standard errors, degrees of freedom, g and
/// both ends. `series` names the values. Errors: tooFewPoints (fewer than two on a side, or a denominator that cannot
/// be distinguished from 0), tooManyPoints (more than kMostRepeats).
[[nodiscard]] base::Expected<Derivation> ratioIntervalDerivation(const std::vector<double>& numerator,
                                                                 const std::vector<double>& denominator,
                                                                 std::string series, double confidence,
                                                                 Rounding rounding = {});

/// Derives Welch's interval of the change of the geometric mean from `before` to `after`, on logarithms: e^(d -+ t SE)
/// - 1. Errors: those of ratioIntervalDerivation(), and nonPositive.
[[nodiscard]] base::Expected<Derivation> changeIntervalDerivation(const std::vector<double>& before,
                                                                  const std::vector<double>& after, std::string series,
                                                                  double confidence, Rounding rounding = {});

/// Derives the change of the geometric mean without an interval, for sides with a single measurement or without spread.
/// If each side has one measurement, the change is a/b - 1. Errors: tooFewPoints (none on a side), tooManyPoints,
/// nonPositive (with one measurement each: only if `before` is 0).
[[nodiscard]] base::Expected<Derivation> changeDerivation(const std::vector<double>& before,
                                                          const std::vector<double>& after, std::string series,
                                                          Rounding rounding = {});

}  // namespace greyscope::derivation
