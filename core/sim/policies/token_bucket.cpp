#include "core/sim/policies/token_bucket.h"

#include <algorithm>
#include <cmath>
#include <deque>
#include <map>
#include <set>
#include <utility>

namespace greyscope::sim {

namespace {

/// A bucket is represented by the time `full` at which it will be full again. It contains a token if that time is less
/// than `bucket` tokens away.
class TokenBucket final : public Policy {
public:
    TokenBucket(Scheduler& scheduler, const PolicyOptions& options) : Policy(scheduler), m_options(options) {}

    void jobArrival(QueuedJob& job) override {
        Bucket& bucket = m_buckets[job.client];
        if (bucket.waiting.empty()) {
            bucket.apart = std::max<Time>(
                1, std::llround(1e9 / (m_options.rate * static_cast<double>(m_options.weightOf(job.flow)))));
            m_ready.insert({readyTime(bucket), job.arrival, job.client});
        }
        bucket.waiting.push_back(&job);
        pump();
    }
    void jobFinish(const QueuedJob& /*job*/) override { pump(); }
    void alarm() override {
        m_alarm = kNever;
        pump();
    }

private:
    struct Bucket {
        Time apart = 1;  ///< time between two tokens
        Time full = 0;
        std::deque<QueuedJob*> waiting;
    };
    /// When a client will have a token, the arrival of its first job, and the client.
    struct Ready {
        Time at = 0;
        std::uint64_t arrival = 0;
        std::uint32_t client = 0;
        auto operator<=>(const Ready&) const = default;
    };

    [[nodiscard]] Time readyTime(const Bucket& bucket) const {
        return bucket.full - (m_options.bucket - 1) * bucket.apart;
    }

    void pump() {
        while (!m_ready.empty()) {
            const Ready next = *m_ready.begin();
            const Time now = scheduler().now();
            if (next.at > now) {
                if (next.at < m_alarm) {
                    m_alarm = next.at;
                    scheduler().callAt(next.at);
                }
                return;
            }
            Bucket& bucket = m_buckets[next.client];
            if (!dispatchJob(bucket.waiting.front()->id)) {
                return;
            }
            m_ready.erase(m_ready.begin());
            bucket.waiting.pop_front();
            bucket.full = std::max(bucket.full, now) + bucket.apart;
            if (!bucket.waiting.empty()) {
                m_ready.insert({readyTime(bucket), bucket.waiting.front()->arrival, next.client});
            }
        }
    }

    static constexpr Time kNever = INT64_MAX;

    PolicyOptions m_options;
    std::map<std::uint32_t, Bucket> m_buckets;
    std::set<Ready> m_ready;  ///< clients with waiting jobs
    Time m_alarm = kNever;
};

}  // namespace

std::unique_ptr<Policy> makeTokenBucket(Scheduler& scheduler, const PolicyOptions& options) {
    return std::make_unique<TokenBucket>(scheduler, options);
}

}  // namespace greyscope::sim
