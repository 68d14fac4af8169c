#include "core/sim/policies/object_round_robin.h"

#include "core/sim/policies/batches.h"

namespace greyscope::sim {

namespace {

class ObjectRoundRobin final : public OrderedPolicy {
public:
    ObjectRoundRobin(Scheduler& scheduler, const PolicyOptions& options, bool byTarget)
        : OrderedPolicy(scheduler), m_batches(options.quantum), m_byTarget(byTarget) {}

private:
    [[nodiscard]] std::uint64_t keyOf(const QueuedJob& job) const { return m_byTarget ? 0 : job.object; }
    Rank rankOf(QueuedJob& job) override {
        Rank rank = m_batches.place(keyOf(job), job);
        rank.third = static_cast<std::int64_t>(job.object);
        rank.fourth = job.offset;
        return rank;
    }
    void dispatched(const QueuedJob& job) override {
        m_batches.dispatched(keyOf(job), nothingWaits(), nothingWaits() ? 0 : nextRank().first);
    }

    Batches m_batches;
    bool m_byTarget;
};

}  // namespace

std::unique_ptr<Policy> makeObjectRoundRobin(Scheduler& scheduler, const PolicyOptions& options) {
    return std::make_unique<ObjectRoundRobin>(scheduler, options, false);
}

std::unique_ptr<Policy> makeTargetRoundRobin(Scheduler& scheduler, const PolicyOptions& options) {
    return std::make_unique<ObjectRoundRobin>(scheduler, options, true);
}

}  // namespace greyscope::sim
