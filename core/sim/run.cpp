#include "core/sim/run.h"

#include <algorithm>

#include "core/base/try.h"
#include "core/sim/machine.h"

namespace greyscope::sim {

using base::ErrorCode;
using base::Expected;
using base::fail;

Expected<RunResult> simulate(const Scenario& scenario, const RunOptions& options, base::Progress& progress) {
    Scenario checked = scenario;
    if (checked.workload.traffic == Traffic::trace) {
        if (!options.trace || options.trace->records.empty()) {
            return fail(ErrorCode::optionMissing, {"trace", std::string(access::kTraceColumns)});
        }
        // Groups that no weight speaks of have one like all others.
        const std::size_t flows = std::max<std::size_t>(checked.groups(), options.trace->flows());
        checked.scheduler.weights.resize(flows, 1);
        checked.workload.pattern.processes = static_cast<std::int64_t>(options.trace->clients.size());
    }
    GREYSCOPE_TRY(check(checked));
    if (const std::uint64_t needed = Machine::bytesNeeded(checked); needed > checked.bounds.bytes) {
        return fail(ErrorCode::simulationTooLarge,
                    {"memory", std::to_string(needed), std::to_string(checked.bounds.bytes)});
    }
    Machine machine(checked, options, GREYSCOPE_TRY(layoutOf(checked)));
    return machine.run(progress);
}

}  // namespace greyscope::sim
