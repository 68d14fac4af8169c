#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <queue>
#include <string>
#include <vector>

#include "core/access/pattern.h"
#include "core/base/error.h"
#include "core/sim/machine/time.h"

// The interface of scheduling policies, with the names of P3 (section 4.2): jobArrival, jobFinish and getSchInfo are
// called on a policy; a policy calls sendSchInfo and dispatchJob.
namespace greyscope::sim {

using access::Operation;

using JobId = std::uint32_t;

/// A request at a server, as seen by its scheduler.
struct QueuedJob {
    JobId id = 0;
    std::uint32_t client = 0;
    std::uint32_t flow = 0;    ///< group whose weight applies
    std::uint64_t object = 0;  ///< the part of a file that this server stores
    std::int64_t offset = 0;   ///< offset in the object
    std::int64_t bytes = 0;    ///< size, which is its cost
    Operation operation = Operation::read;
    std::uint64_t arrival = 0;  ///< number of the arrival at this server
    std::int64_t startTag = 0;  ///< set by the policy: start and finish tag, or round and batch
    std::int64_t finishTag = 0;
    std::uint32_t request = 0;  ///< identifies the job to its owner
};

/// A message between schedulers.
struct Message {
    std::uint32_t flow = 0;
    std::int64_t bytes = 0;
};

/// Options of all policies; each policy uses those that it needs.
struct PolicyOptions {
    std::vector<std::int64_t> weights{1};  ///< weights of the flows, integers above 0
    std::int64_t quantum = 16;             ///< requests per batch, for round robins
    double rate = 10'000.0;                ///< requests per second for a client of weight 1, for token buckets
    std::int64_t bucket = 3;               ///< largest number of tokens in a bucket

    [[nodiscard]] std::int64_t weightOf(std::uint32_t flow) const { return weights[flow % weights.size()]; }
};

/// The scheduler that uses a policy.
class Scheduler {
public:
    virtual ~Scheduler() = default;
    /// Gives a job to the server; returns false if no slot is free.
    virtual bool dispatchJob(JobId job) = 0;
    /// Sends a message to the schedulers of all other servers.
    virtual void sendSchInfo(const Message& message) = 0;
    /// Requests a call of alarm() at this time.
    virtual void callAt(Time time) = 0;
    [[nodiscard]] virtual Time now() const = 0;
};

/// Decides which waiting job is next. To add a policy, add two files in core/sim/policies and a line in policies.cpp.
class Policy {
public:
    explicit Policy(Scheduler& scheduler) : m_scheduler(scheduler) {}
    virtual ~Policy() = default;
    Policy(const Policy&) = delete;
    Policy& operator=(const Policy&) = delete;

    /// A job has arrived. Its address does not change until it has finished.
    virtual void jobArrival(QueuedJob& job) = 0;
    /// A job has been served, and its slot is free.
    virtual void jobFinish(const QueuedJob& job) = 0;
    /// A message of another server's scheduler has arrived.
    virtual void getSchInfo(const Message& /*message*/) {}
    /// The time given to callAt() has come.
    virtual void alarm() {}

protected:
    bool dispatchJob(JobId job) { return m_scheduler.dispatchJob(job); }
    void sendSchInfo(const Message& message) { m_scheduler.sendSchInfo(message); }
    [[nodiscard]] Scheduler& scheduler() { return m_scheduler; }

private:
    Scheduler& m_scheduler;
};

/// The position of a job in the order: the smallest rank is first; on ties, the job that arrived first.
struct Rank {
    std::int64_t first = 0;
    std::int64_t second = 0;
    std::int64_t third = 0;
    std::int64_t fourth = 0;
    auto operator<=>(const Rank&) const = default;
};

/// A policy that ranks each job at its arrival, and dispatches the first one whenever a slot is free.
class OrderedPolicy : public Policy {
public:
    using Policy::Policy;
    void jobArrival(QueuedJob& job) final;
    void jobFinish(const QueuedJob& job) final;

protected:
    [[nodiscard]] virtual Rank rankOf(QueuedJob& job) = 0;
    /// Called when a job is dispatched.
    virtual void dispatched(const QueuedJob& /*job*/) {}
    [[nodiscard]] bool nothingWaits() const { return m_waiting.empty(); }
    /// Returns the rank of the first waiting job; there must be one.
    [[nodiscard]] const Rank& nextRank() const { return m_waiting.top().rank; }

private:
    struct Waiting {
        Rank rank;
        std::uint64_t arrival = 0;
        const QueuedJob* job = nullptr;
        /// Reversed, because std::priority_queue has the greatest element on top.
        bool operator<(const Waiting& other) const {
            return rank != other.rank ? rank > other.rank : arrival > other.arrival;
        }
    };
    void pump();

    std::priority_queue<Waiting> m_waiting;
};

/// Returns, for each flow, what a byte adds to its tags: the least common multiple of the weights divided by the flow's
/// weight. It is an integer, so that tags are exact, and does not change if all weights are scaled.
[[nodiscard]] std::vector<std::int64_t> tagsPerByte(const std::vector<std::int64_t>& weights);

/// Returns optionOutOfRange if there are no weights, one is not in 1..1000, or their least common multiple (after
/// division by their common divisor) exceeds 10,000, since tags could then overflow.
[[nodiscard]] base::Expected<void> checkWeights(const std::vector<std::int64_t>& weights);

}  // namespace greyscope::sim
