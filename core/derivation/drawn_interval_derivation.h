#pragma once

#include <cstddef>
#include <string>
#include <vector>

#include "core/base/error.h"
#include "core/derivation/derivation.h"
#include "core/stats/changes/cell_change.h"
#include "core/stats/repeat_interval.h"

namespace greyscope::derivation {

/// Efron's BCa interval of the mean or median of repeats, expanded for few values: bias, acceleration, the percentiles
/// that they move to, and the draws there. The draws are made again as repeatInterval() makes them; with `denominator`
/// as repeatRatioInterval() does, of the ratio of two centres. `series` says of what. Errors: tooFewPoints,
/// tooManyPoints (more than kMostRepeats).
[[nodiscard]] base::Expected<Derivation> drawnIntervalDerivation(const std::vector<double>& values,
                                                                 const std::vector<double>& denominator,
                                                                 stats::Centre centre, std::string series,
                                                                 const stats::IntervalOptions& options,
                                                                 Rounding rounding = {});

/// The same of the change of a cell, geometric mean by geometric mean or, with the rank test, median by median, less 1.
/// `number` is the place of the cell in its comparison, whose draws these are. Errors: those of bootstrapRatio(),
/// tooManyPoints.
[[nodiscard]] base::Expected<Derivation> drawnChangeDerivation(const stats::CellChange& cell, std::size_t number,
                                                               std::string series, const stats::ChangeOptions& options,
                                                               Rounding rounding = {});

}  // namespace greyscope::derivation
