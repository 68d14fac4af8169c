#pragma once

#include <cstddef>
#include <string>
#include <vector>

#include "core/base/error.h"
#include "core/derivation/derivation.h"
#include "core/stats/changes/cell_change.h"
#include "core/stats/repeat_interval.h"

namespace greyscope::derivation {

/// Derives Efron's BCa interval of the mean or median of repeats, expanded for few values: bias, acceleration, the
/// shifted percentiles, and the draws at these. The draws are made again as in repeatInterval(); with `denominator`, as
/// in repeatRatioInterval() for the ratio of two centres. `series` names the values. Errors: tooFewPoints,
/// tooManyPoints (more than kMostRepeats).
[[nodiscard]] base::Expected<Derivation> drawnIntervalDerivation(const std::vector<double>& values,
                                                                 const std::vector<double>& denominator,
                                                                 stats::Centre centre, std::string series,
                                                                 const stats::IntervalOptions& options,
                                                                 Rounding rounding = {});

/// Derives the BCa interval of the change of a cell: the ratio of geometric means (with the rank test: of medians)
/// minus 1. `number` is the index of the cell in its comparison, which selects its draws. Errors: those of
/// bootstrapRatio(), tooManyPoints.
[[nodiscard]] base::Expected<Derivation> drawnChangeDerivation(const stats::CellChange& cell, std::size_t number,
                                                               std::string series, const stats::ChangeOptions& options,
                                                               Rounding rounding = {});

}  // namespace greyscope::derivation
