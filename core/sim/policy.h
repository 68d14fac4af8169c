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

/// A request at a server as its scheduler sees it: a job.
struct QueuedJob {
    JobId id = 0;
    std::uint32_t client = 0;
    std::uint32_t flow = 0;    ///< number of the flow (group of clients) whose weight applies
    std::uint64_t object = 0;  ///< index of the object: the part of a file that this server stores
    std::int64_t offset = 0;   ///< offset in the object
    std::int64_t bytes = 0;    ///< size of the job, which is its cost
    Operation operation = Operation::read;
    std::uint64_t arrival = 0;  ///< number of the job in the order of arrival at this server
    std::int64_t startTag = 0;  ///< start and finish tag, or round and batch, which the policy sets
    std::int64_t finishTag = 0;
    std::uint32_t request = 0;  ///< index of the request that the owner of the scheduler handles
};

/// A message between schedulers of different servers: a flow has sent a job of this size.
struct Message {
    std::uint32_t flow = 0;
    std::int64_t bytes = 0;
};

/// The options of all policies. Each policy uses those that it needs.
struct PolicyOptions {
    std::vector<std::int64_t> weights{1};  ///< weights of the flows, integers above 0
    std::int64_t quantum = 16;             ///< requests per batch, for round robins
    double rate = 10'000.0;                ///< requests per second for a client of weight 1, for token buckets
    std::int64_t bucket = 3;               ///< largest number of tokens in a bucket

    [[nodiscard]] std::int64_t weightOf(std::uint32_t flow) const { return weights[flow % weights.size()]; }
};

/// The functions of a server's scheduler that a policy can call.
class Scheduler {
public:
    virtual ~Scheduler() = default;
    /// Dispatches a job: gives it to the server to be served. Returns false if no slot is free.
    virtual bool dispatchJob(JobId job) = 0;
    /// Sends a message to the schedulers of all other servers.
    virtual void sendSchInfo(const Message& message) = 0;
    /// Requests that alarm() of the policy is called at this time.
    virtual void callAt(Time time) = 0;
    [[nodiscard]] virtual Time now() const = 0;
};

/// A scheduling policy, which decides which waiting job is served next. To add a policy, add two files in
/// core/sim/policies and a line in policies.cpp.
class Policy {
public:
    explicit Policy(Scheduler& scheduler) : m_scheduler(scheduler) {}
    virtual ~Policy() = default;
    Policy(const Policy&) = delete;
    Policy& operator=(const Policy&) = delete;

    /// Called when a job has arrived. The address of the job does not change until it has finished.
    virtual void jobArrival(QueuedJob& job) = 0;
    /// Called when a job has been served, so that its slot is free.
    virtual void jobFinish(const QueuedJob& job) = 0;
    /// Called when a message of another server's scheduler has arrived.
    virtual void getSchInfo(const Message& /*message*/) {}
    /// Called at the time that was passed to callAt().
    virtual void alarm() {}

protected:
    bool dispatchJob(JobId job) { return m_scheduler.dispatchJob(job); }
    void sendSchInfo(const Message& message) { m_scheduler.sendSchInfo(message); }
    [[nodiscard]] Scheduler& scheduler() { return m_scheduler; }

private:
    Scheduler& m_scheduler;
};

/// The position of a job in the order of an OrderedPolicy: the job with the smallest rank is first; on ties, the job
/// that arrived first.
struct Rank {
    std::int64_t first = 0;
    std::int64_t second = 0;
    std::int64_t third = 0;
    std::int64_t fourth = 0;
    auto operator<=>(const Rank&) const = default;
};

/// A policy that gives each job a rank when it arrives, and dispatches the job with the smallest rank whenever a slot
/// is free.
class OrderedPolicy : public Policy {
public:
    using Policy::Policy;
    void jobArrival(QueuedJob& job) final;
    void jobFinish(const QueuedJob& job) final;

protected:
    /// Returns the rank of a job that arrives.
    [[nodiscard]] virtual Rank rankOf(QueuedJob& job) = 0;
    /// Called when a job has been dispatched.
    virtual void dispatched(const QueuedJob& /*job*/) {}
    [[nodiscard]] bool nothingWaits() const { return m_waiting.empty(); }
    /// Returns the smallest rank of the waiting jobs; at least one must wait.
    [[nodiscard]] const Rank& nextRank() const { return m_waiting.top().rank; }

private:
    struct Waiting {
        Rank rank;
        std::uint64_t arrival = 0;
        const QueuedJob* job = nullptr;
        /// Compares ranks in reverse, because std::priority_queue has the greatest element on top.
        bool operator<(const Waiting& other) const {
            return rank != other.rank ? rank > other.rank : arrival > other.arrival;
        }
    };
    void pump();

    std::priority_queue<Waiting> m_waiting;
};

/// Returns, for each flow, how much a byte of a job adds to the tags of start-time fair queueing: the least common
/// multiple of the weights divided by the flow's weight. It is an integer, so that tags are exact, and does not change
/// if all weights are scaled.
[[nodiscard]] std::vector<std::int64_t> tagsPerByte(const std::vector<std::int64_t>& weights);

/// Checks the weights of the flows. Error: optionOutOfRange if there are no weights, one is not in 1..1000, or their
/// least common multiple (after division by their common divisor) exceeds 10,000, since tags could then overflow.
[[nodiscard]] base::Expected<void> checkWeights(const std::vector<std::int64_t>& weights);

}  // namespace greyscope::sim
