#pragma once

#include <string>
#include <vector>

#include "app/study/study.h"
#include "core/sim/experiments/experiment.h"

namespace greyscope::app {

/// Returns the results of runs as a table for a study, with one row for each run. The source is a key of the table, so
/// that the name of each series says that it is simulated. Errors: those of sim::datasetOf() and tableFromText().
[[nodiscard]] base::Expected<StudyTable> simulatedTable(const sim::ExperimentResult& result, const std::string& name,
                                                        const std::string& metric, base::Progress& progress);

}  // namespace greyscope::app
