#include "core/sim/policies/distributed_fair.h"

#include <utility>

#include "core/sim/policies/sfq_tags.h"

namespace greyscope::sim {

namespace {

class DistributedFair final : public OrderedPolicy {
public:
    DistributedFair(Scheduler& scheduler, const PolicyOptions& options)
        : OrderedPolicy(scheduler), m_tags(options), m_elsewhere(options.weights.size(), 0) {}

    void getSchInfo(const Message& message) override {
        m_elsewhere[message.flow % m_elsewhere.size()] += message.bytes;
    }

private:
    Rank rankOf(QueuedJob& job) override {
        sendSchInfo({job.flow, job.bytes});
        return {m_tags.note(job, std::exchange(m_elsewhere[job.flow % m_elsewhere.size()], 0))};
    }
    void dispatched(const QueuedJob& job) override { m_tags.dispatched(job); }

    SfqTags m_tags;
    std::vector<std::int64_t> m_elsewhere;  ///< per flow: bytes at the other servers since its last job here
};

}  // namespace

std::unique_ptr<Policy> makeDistributedFair(Scheduler& scheduler, const PolicyOptions& options) {
    return std::make_unique<DistributedFair>(scheduler, options);
}

}  // namespace greyscope::sim
