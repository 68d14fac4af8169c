#pragma once

#include <memory>

#include "app/run/last_result.h"
#include "app/study/choices/scenario_choices.h"
#include "core/access/trace.h"
#include "core/base/error.h"
#include "core/base/progress.h"
#include "core/sim/experiments/experiment.h"

namespace greyscope::app {

/// The trace that was read last, for the runs and pictures that replay it. Any number of threads may use it.
class TraceShelf {
public:
    /// Errors: those of access::readTraceFile(), fileChanged where other requests are there than were chosen.
    [[nodiscard]] base::Expected<std::shared_ptr<const access::Trace>> trace(const TraceChoice& choice,
                                                                             std::uint64_t mostBytes,
                                                                             base::Progress& progress);

private:
    LastResult<TraceChoice, access::Trace> m_last;
};

/// A file of requests as a choice. Errors: those of access::readTraceFile().
[[nodiscard]] base::Expected<TraceChoice> traceChoice(const std::string& path, std::uint64_t mostBytes,
                                                      base::Progress& progress);

/// experimentOf() with the requests that it replays. Errors: the same and those of TraceShelf::trace().
[[nodiscard]] base::Expected<sim::Experiment> runnableOf(const ScenarioInputs& inputs, TraceShelf& traces,
                                                         base::Progress& progress);

}  // namespace greyscope::app
