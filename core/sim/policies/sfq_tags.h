#pragma once

#include <algorithm>

#include "core/sim/policy.h"

namespace greyscope::sim {

/// Calculates the tags of start-time fair queueing (SFQ), for all of its variants.
class SfqTags {
public:
    explicit SfqTags(const PolicyOptions& options)
        : m_perByte(tagsPerByte(options.weights)), m_lastFinish(m_perByte.size(), 0) {}

    /// Sets the start tag S and the finish tag F of a job that arrives, and returns S. `elsewhere` is a number of bytes
    /// that delays the job, as if its flow had sent them here.
    std::int64_t note(QueuedJob& job, std::int64_t elsewhere) {
        const std::size_t flow = job.flow % m_perByte.size();
        job.startTag = std::max(m_virtualTime, m_lastFinish[flow] + elsewhere * m_perByte[flow]);
        job.finishTag = job.startTag + job.bytes * m_perByte[flow];
        m_lastFinish[flow] = job.finishTag;
        return job.startTag;
    }
    /// Notes that a job was dispatched: its S becomes the virtual time.
    void dispatched(const QueuedJob& job) { m_virtualTime = job.startTag; }

private:
    std::vector<std::int64_t> m_perByte;
    std::vector<std::int64_t> m_lastFinish;
    std::int64_t m_virtualTime = 0;
};

}  // namespace greyscope::sim
