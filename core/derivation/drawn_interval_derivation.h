#pragma once

#include <cstddef>
#include <string>
#include <vector>

#include "core/base/error.h"
#include "core/derivation/derivation.h"
#include "core/stats/changes/cell_change.h"
#include "core/stats/repeat_interval.h"

namespace greyscope::derivation {

/// Derives Efron's BCa bootstrap interval of the mean or median of repeats, expanded for few values. The derivation has
/// the bias, the acceleration, the shifted percentiles, and the draws at these percentiles. The draws are made again as
/// in repeatInterval(). If `denominator` is not empty, the interval is that of the ratio of two centres, drawn as in
/// repeatRatioInterval(). `series` names the values. Errors: tooFewPoints, tooManyPoints (more than kMostRepeats).
[[nodiscard]] base::Expected<Derivation> drawnIntervalDerivation(const std::vector<double>& values,
                                                                 const std::vector<double>& denominator,
                                                                 stats::Centre centre, std::string series,
                                                                 const stats::IntervalOptions& options,
                                                                 Rounding rounding = {});

/// Derives the BCa bootstrap interval of the change of a cell: the ratio of geometric means (with the rank test: of
/// medians) minus 1. `number` is the index of the cell in its comparison, which selects its random numbers. Errors:
/// those of bootstrapRatio(), tooManyPoints.
[[nodiscard]] base::Expected<Derivation> drawnChangeDerivation(const stats::CellChange& cell, std::size_t number,
                                                               std::string series, const stats::ChangeOptions& options,
                                                               Rounding rounding = {});

}  // namespace greyscope::derivation
