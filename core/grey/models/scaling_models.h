#pragma once

#include <vector>

#include "core/data/series/series_table.h"
#include "core/grey/forecast/forecast_input.h"
#include "core/grey/models/candidate.h"

namespace greyscope::grey {

/// Returns whether the axis of a series table can be a load, such as threads, nodes or processes: at most 200 numbers
/// from 1e-6 to 1e12 that are not times, with the largest at least twice the smallest (which excludes years).
[[nodiscard]] bool isLoad(const data::SeriesTable& table, const ForecastPoints& points);

/// Returns the scaling laws as models to compare with, like the baselines. They are fitted to the numbers of the axis:
/// "usl", "amdahl" (stats::ScalingLaw; parameters lambda, sigma, kappa as λ, σ, κ) and "normal-form"
/// (stats::NormalForm; c0, c1, i, j). Failures: tooFewPoints; singularSystem (the points do not determine a parameter,
/// or the fit did not converge); missingValue (a step without a number).
[[nodiscard]] std::vector<Candidate> scalingCandidates();

}  // namespace greyscope::grey
