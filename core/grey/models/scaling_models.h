#pragma once

#include <vector>

#include "core/data/series/series_table.h"
#include "core/grey/forecast/forecast_input.h"
#include "core/grey/models/candidate.h"

namespace greyscope::grey {

/// Whether the numbers of an axis can be a load (threads, nodes, processes): from 1e-6 to 1e12, no times, at most 200
/// of them, the largest at least twice the smallest (which years are not).
[[nodiscard]] bool isLoad(const data::SeriesTable& table, const ForecastPoints& points);

/// The scaling laws as models beside the baselines, fitted to the numbers of the axis: "usl", "amdahl" (stats::
/// ScalingLaw; parameters lambda, sigma, kappa as λ, σ, κ) and "normal-form" (stats::NormalForm; c0, c1, i, j). Their
/// failures: tooFewPoints; singularSystem (the points leave a parameter open, or the fit did not come to an end);
/// missingValue (a step without a number).
[[nodiscard]] std::vector<Candidate> scalingCandidates();

}  // namespace greyscope::grey
