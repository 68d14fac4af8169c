#pragma once

#include <string>
#include <vector>

#include "app/study/study.h"
#include "core/sim/experiments/experiment.h"

namespace greyscope::app {

/// Returns runs as a table that the study stores: one row per run, with their source as a key, so that every series is
/// marked as simulated. Errors: those of sim::datasetOf() and tableFromText().
[[nodiscard]] base::Expected<StudyTable> simulatedTable(const sim::ExperimentResult& result, const std::string& name,
                                                        const std::string& metric, base::Progress& progress);

}  // namespace greyscope::app
