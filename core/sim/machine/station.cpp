#include "core/sim/machine/station.h"

namespace greyscope::sim {

Station::Station(Owner& owner, std::uint32_t number, std::size_t depth, const PolicyKind& policy,
                 const PolicyOptions& options)
    : m_owner(owner),
      m_number(number),
      m_slots(depth),
      m_backlog(options.weights.size(), 0),
      m_policy(policy.make(*this, options)) {}

JobId Station::arrive(QueuedJob job) {
    if (m_free.empty()) {
        m_free.push_back(static_cast<JobId>(m_jobs.size()));
        m_jobs.emplace_back();
    }
    job.id = m_free.back();
    m_free.pop_back();
    job.arrival = m_arrivals++;
    QueuedJob& kept = m_jobs[job.id];
    kept = job;
    ++m_waiting;
    ++m_backlog[job.flow];
    m_policy->jobArrival(kept);
    return job.id;
}

QueuedJob Station::finish(JobId job) {
    const QueuedJob done = m_jobs[job];
    --m_busy;
    --m_backlog[done.flow];
    m_policy->jobFinish(done);
    m_free.push_back(job);
    return done;
}

bool Station::dispatchJob(JobId job) {
    if (m_busy == m_slots) {
        return false;
    }
    ++m_busy;
    --m_waiting;
    m_owner.serve(m_number, m_jobs[job]);
    return true;
}

}  // namespace greyscope::sim
