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

// The interface of scheduling policies, with the names that P3 gives it (section 4.2): jobArrival, jobFinish and
// getSchInfo are called, sendSchInfo and dispatchJob are there to be called.
namespace greyscope::sim {

using access::Operation;

using JobId = std::uint32_t;

/// A request at a server, as its scheduler sees it.
struct QueuedJob {
    JobId id = 0;
    std::uint32_t client = 0;
    std::uint32_t flow = 0;    ///< the group whose weight counts
    std::uint64_t object = 0;  ///< the part of a file that this server holds
    std::int64_t offset = 0;   ///< in the object
    std::int64_t bytes = 0;    ///< what it costs
    Operation operation = Operation::read;
    std::uint64_t arrival = 0;  ///< counts up at each server
    std::int64_t startTag = 0;  ///< what the policy notes of it: its start and finish tag, or its round and batch
    std::int64_t finishTag = 0;
    std::uint32_t request = 0;  ///< what its owner knows it by
};

/// What schedulers tell each other.
struct Message {
    std::uint32_t flow = 0;
    std::int64_t bytes = 0;
};

/// What a policy may be told; each takes what it needs.
struct PolicyOptions {
    std::vector<std::int64_t> weights{1};  ///< of the flows, whole and above 0
    std::int64_t quantum = 16;             ///< requests of a batch, of the round robins
    double rate = 10'000.0;                ///< requests a second of a client of weight 1, of the token buckets
    std::int64_t bucket = 3;               ///< tokens that a bucket holds

    [[nodiscard]] std::int64_t weightOf(std::uint32_t flow) const { return weights[flow % weights.size()]; }
};

/// The scheduler that a policy works in.
class Scheduler {
public:
    virtual ~Scheduler() = default;
    /// Hands a job to the server; false where none of its slots is free.
    virtual bool dispatchJob(JobId job) = 0;
    /// To the schedulers of all other servers.
    virtual void sendSchInfo(const Message& message) = 0;
    /// Calls alarm() at that time.
    virtual void callAt(Time time) = 0;
    [[nodiscard]] virtual Time now() const = 0;
};

/// Which of the waiting jobs is next. To add one: a pair of files in core/sim/policies and a line in policies.cpp.
class Policy {
public:
    explicit Policy(Scheduler& scheduler) : m_scheduler(scheduler) {}
    virtual ~Policy() = default;
    Policy(const Policy&) = delete;
    Policy& operator=(const Policy&) = delete;

    /// A job has come. It stays where it is until it has finished.
    virtual void jobArrival(QueuedJob& job) = 0;
    /// It has been served, and its slot is free.
    virtual void jobFinish(const QueuedJob& job) = 0;
    /// Another server's scheduler tells something.
    virtual void getSchInfo(const Message& /*message*/) {}
    /// The time of callAt() has come.
    virtual void alarm() {}

protected:
    bool dispatchJob(JobId job) { return m_scheduler.dispatchJob(job); }
    void sendSchInfo(const Message& message) { m_scheduler.sendSchInfo(message); }
    [[nodiscard]] Scheduler& scheduler() { return m_scheduler; }

private:
    Scheduler& m_scheduler;
};

/// Where a job stands in the order: the least goes first, of equals the one that came first.
struct Rank {
    std::int64_t first = 0;
    std::int64_t second = 0;
    std::int64_t third = 0;
    std::int64_t fourth = 0;
    auto operator<=>(const Rank&) const = default;
};

/// A policy that gives each job its place when it comes, and takes the first one whenever a slot is free.
class OrderedPolicy : public Policy {
public:
    using Policy::Policy;
    void jobArrival(QueuedJob& job) final;
    void jobFinish(const QueuedJob& job) final;

protected:
    [[nodiscard]] virtual Rank rankOf(QueuedJob& job) = 0;
    /// A job goes to the server.
    virtual void dispatched(const QueuedJob& /*job*/) {}
    [[nodiscard]] bool nothingWaits() const { return m_waiting.empty(); }
    /// Of the first job that waits; there is one.
    [[nodiscard]] const Rank& nextRank() const { return m_waiting.top().rank; }

private:
    struct Waiting {
        Rank rank;
        std::uint64_t arrival = 0;
        const QueuedJob* job = nullptr;
        /// std::priority_queue has the greatest on top.
        bool operator<(const Waiting& other) const {
            return rank != other.rank ? rank > other.rank : arrival > other.arrival;
        }
    };
    void pump();

    std::priority_queue<Waiting> m_waiting;
};

/// For each flow what a byte adds to its tags: the least common multiple of the weights over its own. Whole, so that
/// tags are exact, and the same when all weights are scaled.
[[nodiscard]] std::vector<std::int64_t> tagsPerByte(const std::vector<std::int64_t>& weights);

/// optionOutOfRange where there are no weights, one is not in 1..1000, or their least common multiple (without their
/// common divisor) is above 10 000, with which tags could overflow.
[[nodiscard]] base::Expected<void> checkWeights(const std::vector<std::int64_t>& weights);

}  // namespace greyscope::sim
