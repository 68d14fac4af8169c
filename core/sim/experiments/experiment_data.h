#pragma once

#include "core/data/dataset.h"
#include "core/data/series/simulated_rows.h"
#include "core/sim/experiments/experiment.h"

namespace greyscope::sim {

using data::kSimulated;
using data::kSourceColumn;

/// Converts the results of an experiment to a dataset with one row per run and phase (two if the run wrote, then read):
/// source, model, preset, seed, the factors, the operation and all metrics. It can be analysed like any other dataset.
[[nodiscard]] base::Expected<data::Dataset> datasetOf(const ExperimentResult& result);

/// Converts the individually kept requests of a run to a dataset with one row per request and `source` = `simulated`.
/// Tags are those of SFQ in bytes divided by weight, or the round and batch of a round robin.
[[nodiscard]] base::Expected<data::Dataset> requestsOf(const RunResult& run, const Scenario& scenario);

}  // namespace greyscope::sim
