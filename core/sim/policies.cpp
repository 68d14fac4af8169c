#include "core/sim/policies.h"

#include <algorithm>

#include "core/sim/policies/client_round_robin.h"
#include "core/sim/policies/distributed_fair.h"
#include "core/sim/policies/fifo.h"
#include "core/sim/policies/object_round_robin.h"
#include "core/sim/policies/start_time_fair.h"
#include "core/sim/policies/token_bucket.h"

namespace greyscope::sim {

const std::vector<PolicyKind>& policies() {
    static const std::vector<PolicyKind> all{
        {.name = "fifo", .title = "FIFO", .make = makeFifo},
        {.name = "sfq", .title = "SFQ(D)", .make = makeStartTimeFair, .usesWeights = true},
        {.name = "dsfq", .title = "DSFQ", .make = makeDistributedFair, .usesWeights = true},
        {.name = "crr", .title = "CRR-N", .make = makeClientRoundRobin},
        {.name = "orr", .title = "ORR", .make = makeObjectRoundRobin},
        {.name = "trr", .title = "TRR", .make = makeTargetRoundRobin},
        {.name = "tbf", .title = "TBF", .make = makeTokenBucket, .usesWeights = true, .keepsBusy = false},
    };
    return all;
}

const PolicyKind* policyNamed(const std::string& name) {
    const auto found = std::find_if(policies().begin(), policies().end(),
                                    [&](const PolicyKind& policy) { return policy.name == name; });
    return found == policies().end() ? nullptr : &*found;
}

}  // namespace greyscope::sim
