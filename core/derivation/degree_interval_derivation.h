#pragma once

#include <cstddef>
#include <vector>

#include "core/base/error.h"
#include "core/base/parallel.h"
#include "core/base/progress.h"
#include "core/data/dataset.h"
#include "core/data/series/series_table.h"
#include "core/derivation/derivation.h"
#include "core/grey/degrees/relation_intervals.h"

namespace greyscope::derivation {

/// Derives the interval of a degree; the draws are made again as in degreeIntervals(). For degrees by points: the
/// effect of the repeats on the images, one draw of images without noise and its degree, how far out the percentiles
/// are, and the percentiles. For degrees of areas: the quotients of the measured images and of one draw, the factor
/// that widens the draws, and the percentiles of their degrees. `which` are the reference and the compared series;
/// `compared` is an index into `which`, from 1. Errors: tooManyPoints (see kMostValues), those of degreeIntervals().
[[nodiscard]] base::Expected<Derivation> degreeIntervalDerivation(
    const data::Dataset& dataset, const data::SeriesTable& table, const std::vector<std::size_t>& which,
    std::size_t compared, const grey::RelationOptions& options, const grey::DegreeDraws& how, const Rounding& rounding,
    base::Threads threads, base::Progress& progress);

}  // namespace greyscope::derivation
