#include "core/sim/run.h"

#include <algorithm>
#include <utility>

#include "core/base/try.h"
#include "core/sim/machine/machine.h"
#include "core/sim/request_drafts.h"

namespace greyscope::sim {

using base::ErrorCode;
using base::Expected;
using base::fail;

namespace {

/// Checks the largest request of a trace, because it is split for the servers in one step, without checks of the limits
/// in between.
Expected<void> checkLargest(const access::Trace& trace, const Scenario& scenario, const striping::Layout& layout) {
    const auto largest = std::max_element(
        trace.records.begin(), trace.records.end(),
        [](const access::TraceRecord& left, const access::TraceRecord& right) { return left.size < right.size; });
    const auto requestSize = static_cast<std::int64_t>(scenario.client.requestSize);
    std::int64_t pieceSize = requestSize;
    for (const striping::Component& component : layout.components()) {
        pieceSize = std::min(pieceSize, component.stripeSize);
    }
    if (const auto pieces = static_cast<std::uint64_t>(largest->size / pieceSize); pieces > scenario.bounds.events) {
        return fail(ErrorCode::simulationTooLarge,
                    {"events", std::to_string(pieces), std::to_string(scenario.bounds.events)});
    }
    const std::uint64_t needed = static_cast<std::uint64_t>(largest->size / requestSize) * 2 * sizeof(RequestDraft);
    if (needed > scenario.bounds.bytes) {
        return fail(ErrorCode::simulationTooLarge,
                    {"memory", std::to_string(needed), std::to_string(scenario.bounds.bytes)});
    }
    return {};
}

}  // namespace

Expected<RunResult> simulate(const Scenario& scenario, const RunOptions& options, base::Progress& progress) {
    Scenario checked = scenario;
    if (checked.workload.traffic == Traffic::trace) {
        if (!options.trace || options.trace->records.empty()) {
            return fail(ErrorCode::optionMissing, {"trace", std::string(access::kTraceColumns)});
        }
        // Groups without a weight get weight 1.
        const std::size_t flows = std::max<std::size_t>(checked.groups(), options.trace->flows());
        checked.scheduler.weights.resize(flows, 1);
        checked.workload.pattern.processes = static_cast<std::int64_t>(options.trace->clients.size());
    }
    GREYSCOPE_TRY(check(checked));
    if (const std::uint64_t needed = Machine::bytesNeeded(checked); needed > checked.bounds.bytes) {
        return fail(ErrorCode::simulationTooLarge,
                    {"memory", std::to_string(needed), std::to_string(checked.bounds.bytes)});
    }
    striping::Layout layout = GREYSCOPE_TRY(layoutOf(checked));
    if (checked.workload.traffic == Traffic::trace) {
        GREYSCOPE_TRY(checkLargest(*options.trace, checked, layout));
    }
    Machine machine(checked, options, std::move(layout));
    return machine.run(progress);
}

}  // namespace greyscope::sim
