#pragma once

#include "core/data/dataset.h"
#include "core/data/series/simulated_rows.h"
#include "core/sim/experiments/experiment.h"

namespace greyscope::sim {

using data::kSimulated;
using data::kSourceColumn;

/// One row for each run, or two where it wrote, then read: source, model, preset, seed, the factors, the operation and
/// all metrics. Takes a dataset's way from here: trends, degrees, forecasts, trees.
[[nodiscard]] base::Expected<data::Dataset> datasetOf(const ExperimentResult& result);

/// The requests that were kept, a row each, `source` = `simulated`. Tags are those of SFQ in bytes over weight, or the
/// round and the batch of a round robin.
[[nodiscard]] base::Expected<data::Dataset> requestsOf(const RunResult& run, const Scenario& scenario);

}  // namespace greyscope::sim
