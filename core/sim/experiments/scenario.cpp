#include "core/sim/experiments/scenario.h"

#include "core/base/try.h"
#include "core/sim/experiments/parameters.h"

namespace greyscope::sim {

using base::ErrorCode;
using base::Expected;
using base::fail;

PolicyOptions Scenario::policyOptions() const {
    return {.weights = scheduler.weights,
            .quantum = static_cast<std::int64_t>(scheduler.quantum),
            .rate = scheduler.rate,
            .bucket = static_cast<std::int64_t>(scheduler.bucket)};
}

Expected<void> check(const Scenario& scenario) {
    for (const Parameter& parameter : parameters()) {
        Scenario again = scenario;
        GREYSCOPE_TRY(parameter.assign(again, parameter.text(scenario)));
    }
    GREYSCOPE_TRY(access::check(scenario.workload.pattern));
    GREYSCOPE_TRY(checkWeights(scenario.scheduler.weights));
    GREYSCOPE_TRY(layoutOf(scenario));
    if (scenario.workload.endless && scenario.workload.duration <= 0.0) {
        return fail(ErrorCode::optionOutOfRange, {"workload.duration", "0", "(0, 1e6]"});
    }
    return {};
}

Expected<striping::Layout> layoutOf(const Scenario& scenario) {
    const auto whole = [](double number) { return static_cast<std::int64_t>(number); };
    const StripedFile& chosen = scenario.layout;
    if (chosen.subsetSize == 0) {
        return striping::striped({whole(chosen.stripeSize), whole(chosen.stripeCount), 0, whole(chosen.servers)});
    }
    striping::Hierarchy hierarchy{whole(chosen.stripeSize), whole(chosen.subsetSize), 1, 0, whole(chosen.servers)};
    hierarchy.subfileSize = striping::subfileSizeFor(scenario.workload.pattern.fileSize(), hierarchy);
    return striping::hierarchical(hierarchy, striping::CountedFrom::component);
}

}  // namespace greyscope::sim
