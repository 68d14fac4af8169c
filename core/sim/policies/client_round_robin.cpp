#include "core/sim/policies/client_round_robin.h"

#include "core/sim/policies/batches.h"

namespace greyscope::sim {

namespace {

class ClientRoundRobin final : public OrderedPolicy {
public:
    ClientRoundRobin(Scheduler& scheduler, const PolicyOptions& options)
        : OrderedPolicy(scheduler), m_batches(options.quantum) {}

private:
    Rank rankOf(QueuedJob& job) override { return m_batches.place(job.client, job); }
    void dispatched(const QueuedJob& job) override {
        m_batches.dispatched(job.client, nothingWaits(), nothingWaits() ? 0 : nextRank().first);
    }

    Batches m_batches;
};

}  // namespace

std::unique_ptr<Policy> makeClientRoundRobin(Scheduler& scheduler, const PolicyOptions& options) {
    return std::make_unique<ClientRoundRobin>(scheduler, options);
}

}  // namespace greyscope::sim
