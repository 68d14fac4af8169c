#pragma once

#include <algorithm>
#include <cstddef>
#include <deque>
#include <memory>
#include <vector>

#include "core/sim/policies.h"

namespace greyscope::sim {

/// A scheduler with a policy in front of several service slots: jobs arrive, wait as the policy decides, occupy a slot,
/// and leave. The owner provides the service and the time.
class Station final : private Scheduler {
public:
    class Owner {
    public:
        virtual ~Owner() = default;
        /// Called when a job begins to occupy a slot. The owner must call finish() when the job has been served.
        virtual void serve(std::uint32_t station, const QueuedJob& job) = 0;
        /// Sends a message of this scheduler to all other stations.
        virtual void inform(std::uint32_t station, const Message& message) = 0;
        /// Requests an alarm: the owner must call alarm() at this time.
        virtual void wake(std::uint32_t station, Time time) = 0;
        [[nodiscard]] virtual Time now() const = 0;
    };

    /// Creates a station with `depth` service slots; `number` identifies it to its owner.
    Station(Owner& owner, std::uint32_t number, std::size_t depth, const PolicyKind& policy,
            const PolicyOptions& options);

    /// Adds a job and returns its id, which is reused after the job has finished.
    JobId arrive(QueuedJob job);
    /// Removes a job that has been served, and returns it with the tags that the policy set.
    QueuedJob finish(JobId job);
    void getSchInfo(const Message& message) { m_policy->getSchInfo(message); }
    void alarm() { m_policy->alarm(); }

    [[nodiscard]] const QueuedJob& job(JobId job) const { return m_jobs[job]; }
    [[nodiscard]] std::size_t busySlots() const { return m_busy; }
    [[nodiscard]] std::size_t waiting() const { return m_waiting; }
    /// Returns whether the station is backlogged: each of the first `flows` flows has at least as many jobs, waiting or
    /// in service, as there are slots.
    [[nodiscard]] bool isBacklogged(std::size_t flows) const {
        return std::all_of(m_backlog.begin(), m_backlog.begin() + static_cast<std::ptrdiff_t>(flows),
                           [this](std::size_t jobs) { return jobs >= m_slots; });
    }

private:
    bool dispatchJob(JobId job) override;
    void sendSchInfo(const Message& message) override { m_owner.inform(m_number, message); }
    void callAt(Time time) override { m_owner.wake(m_number, time); }
    [[nodiscard]] Time now() const override { return m_owner.now(); }

    Owner& m_owner;
    std::uint32_t m_number;
    std::size_t m_slots;
    std::size_t m_busy = 0;
    std::size_t m_waiting = 0;
    std::uint64_t m_arrivals = 0;
    std::deque<QueuedJob> m_jobs;  ///< a deque, because policies keep the addresses of jobs
    std::vector<JobId> m_free;
    std::vector<std::size_t> m_backlog;
    std::unique_ptr<Policy> m_policy;
};

}  // namespace greyscope::sim
