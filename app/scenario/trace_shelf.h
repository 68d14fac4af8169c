#pragma once

#include <memory>

#include "app/run/last_result.h"
#include "app/study/choices/scenario_choices.h"
#include "core/access/trace.h"
#include "core/base/error.h"
#include "core/base/progress.h"
#include "core/sim/experiments/experiment.h"

namespace greyscope::app {

/// A cache for the trace that was read last, for the runs and pictures that replay it. It is thread-safe.
class TraceShelf {
public:
    /// Returns the trace that the study has chosen, from the cache or the file. Errors: those of
    /// access::readTraceFile(); fileChanged if the file no longer contains the requests that were chosen.
    [[nodiscard]] base::Expected<std::shared_ptr<const access::Trace>> trace(const TraceChoice& choice,
                                                                             std::uint64_t mostBytes,
                                                                             base::Progress& progress);
    /// Stores a trace that has been read, so that its file is not read again.
    void keep(const TraceChoice& choice, std::shared_ptr<const access::Trace> trace) {
        m_last.keep(choice, std::move(trace));
    }

private:
    LastResult<TraceChoice, access::Trace> m_last;
};

/// Reads a file of requests and returns it as a choice for a study. Errors: those of access::readTraceFile().
[[nodiscard]] base::Expected<TraceChoice> traceChoice(const std::string& path, std::uint64_t mostBytes,
                                                      base::Progress& progress);

/// Returns the experiment that the inputs describe, including the requests that it replays. Errors: those of
/// experimentOf() and TraceShelf::trace().
[[nodiscard]] base::Expected<sim::Experiment> runnableOf(const ScenarioInputs& inputs, TraceShelf& traces,
                                                         base::Progress& progress);

}  // namespace greyscope::app
