#include "app/scenario/trace_shelf.h"

#include "app/scenario/scenario.h"
#include "app/sources/source_stamp.h"
#include "core/base/try.h"

namespace greyscope::app {

using base::Expected;

Expected<std::shared_ptr<const access::Trace>> TraceShelf::trace(const TraceChoice& choice, std::uint64_t mostBytes,
                                                                 base::Progress& progress) {
    return m_last.of(choice, [&]() -> Expected<access::Trace> {
        access::Trace trace = GREYSCOPE_TRY(access::readTraceFile(choice.path, mostBytes, progress));
        const SourceStamp now = GREYSCOPE_TRY(stampOf(choice.path, progress));
        if (now.sha256 != choice.sha256) {
            return base::fail(base::ErrorCode::fileChanged, {choice.path}, {choice.path, 0, 0});
        }
        return trace;
    });
}

Expected<TraceChoice> traceChoice(const std::string& path, std::uint64_t mostBytes, base::Progress& progress) {
    GREYSCOPE_TRY(access::readTraceFile(path, mostBytes, progress));
    return TraceChoice{path, GREYSCOPE_TRY(stampOf(path, progress)).sha256};
}

Expected<sim::Experiment> runnableOf(const ScenarioInputs& inputs, TraceShelf& traces, base::Progress& progress) {
    sim::Experiment experiment = GREYSCOPE_TRY(experimentOf(inputs));
    if (inputs.trace) {
        experiment.trace = GREYSCOPE_TRY(traces.trace(*inputs.trace, experiment.scenario.bounds.bytes, progress));
    }
    return experiment;
}

}  // namespace greyscope::app
