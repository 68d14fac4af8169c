#pragma once

#include <string>
#include <vector>

#include "app/study/study.h"
#include "core/sim/experiments/experiment.h"

namespace greyscope::app {

/// Runs as a table of the study, which carries them: a row each, keyed by their source, so that every series says that
/// it is simulated. Errors: those of sim::datasetOf() and tableFromText().
[[nodiscard]] base::Expected<StudyTable> simulatedTable(const sim::ExperimentResult& result, const std::string& name,
                                                        const std::string& metric, base::Progress& progress);

}  // namespace greyscope::app
