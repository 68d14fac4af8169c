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

/// How the interval of a degree comes about. Of points: what the repeats do to the images, one draw of the images
/// without the noise with its degree, how far out the percentiles lie, and these. Of areas: the quotients of the
/// measured images and of those of one draw, by how much the draws are widened, and the percentiles of their degrees.
/// The draws are made again as degreeIntervals() makes them. `which` are the reference and the compared series,
/// `compared` is a place in it from 1 on. Errors: tooManyPoints (see kMostValues), those of degreeIntervals().
[[nodiscard]] base::Expected<Derivation> degreeIntervalDerivation(
    const data::Dataset& dataset, const data::SeriesTable& table, const std::vector<std::size_t>& which,
    std::size_t compared, const grey::RelationOptions& options, const grey::DegreeDraws& how, const Rounding& rounding,
    base::Threads threads, base::Progress& progress);

}  // namespace greyscope::derivation
