#include "core/sim/policies/fifo.h"

namespace greyscope::sim {

namespace {

class Fifo final : public OrderedPolicy {
public:
    using OrderedPolicy::OrderedPolicy;

private:
    Rank rankOf(QueuedJob& /*job*/) override { return {}; }
};

}  // namespace

std::unique_ptr<Policy> makeFifo(Scheduler& scheduler, const PolicyOptions& /*options*/) {
    return std::make_unique<Fifo>(scheduler);
}

}  // namespace greyscope::sim
