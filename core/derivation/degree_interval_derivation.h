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

/// Derives the interval of a relational degree; the draws are made again as in degreeIntervals(). For a degree by
/// points, the derivation has the effect of the repeats on the images, and one draw of images without noise with its
/// degree. The tail probability of the percentiles and the percentiles follow. For a degree of areas, it has the
/// quotients of the measured images and of one draw, the factor that widens the draws, and the percentiles of their
/// degrees. `which` lists the reference and the compared series; `compared` is an index into `which`, from 1. Errors:
/// tooManyPoints (see kMostValues), those of degreeIntervals().
[[nodiscard]] base::Expected<Derivation> degreeIntervalDerivation(
    const data::Dataset& dataset, const data::SeriesTable& table, const std::vector<std::size_t>& which,
    std::size_t compared, const grey::RelationOptions& options, const grey::DegreeDraws& how, const Rounding& rounding,
    base::Threads threads, base::Progress& progress);

}  // namespace greyscope::derivation
