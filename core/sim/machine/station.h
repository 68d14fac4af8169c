#pragma once

#include <algorithm>
#include <cstddef>
#include <deque>
#include <memory>
#include <vector>

#include "core/sim/policies.h"

namespace greyscope::sim {

/// A scheduler before a number of service slots: jobs come, wait as the policy has it, hold a slot, and leave. What
/// serves them, and the time, belong to its owner.
class Station final : private Scheduler {
public:
    class Owner {
    public:
        virtual ~Owner() = default;
        /// The job holds a slot from now on; its end is to be told with finish().
        virtual void serve(std::uint32_t station, const QueuedJob& job) = 0;
        /// To all other stations.
        virtual void inform(std::uint32_t station, const Message& message) = 0;
        /// alarm() is to be called then.
        virtual void wake(std::uint32_t station, Time time) = 0;
        [[nodiscard]] virtual Time now() const = 0;
    };

    /// `number` is what the owner knows the station by.
    Station(Owner& owner, std::uint32_t number, std::size_t depth, const PolicyKind& policy,
            const PolicyOptions& options);

    /// A job comes; gives its id, which is used again once it has finished.
    JobId arrive(QueuedJob job);
    /// Gives back what the policy noted of it.
    QueuedJob finish(JobId job);
    void getSchInfo(const Message& message) { m_policy->getSchInfo(message); }
    void alarm() { m_policy->alarm(); }

    [[nodiscard]] const QueuedJob& job(JobId job) const { return m_jobs[job]; }
    [[nodiscard]] std::size_t busySlots() const { return m_busy; }
    [[nodiscard]] std::size_t waiting() const { return m_waiting; }
    /// Each of the first flows has as many jobs, waiting or served, as there are slots.
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
    std::deque<QueuedJob> m_jobs;  ///< policies keep their addresses
    std::vector<JobId> m_free;
    std::vector<std::size_t> m_backlog;
    std::unique_ptr<Policy> m_policy;
};

}  // namespace greyscope::sim
