#include "core/sim/policies/start_time_fair.h"

#include "core/sim/policies/sfq_tags.h"

namespace greyscope::sim {

namespace {

class StartTimeFair final : public OrderedPolicy {
public:
    StartTimeFair(Scheduler& scheduler, const PolicyOptions& options) : OrderedPolicy(scheduler), m_tags(options) {}

private:
    Rank rankOf(QueuedJob& job) override { return {m_tags.note(job, 0)}; }
    void dispatched(const QueuedJob& job) override { m_tags.dispatched(job); }

    SfqTags m_tags;
};

}  // namespace

std::unique_ptr<Policy> makeStartTimeFair(Scheduler& scheduler, const PolicyOptions& options) {
    return std::make_unique<StartTimeFair>(scheduler, options);
}

}  // namespace greyscope::sim
