#pragma once

#include <algorithm>
#include <cstdint>
#include <unordered_map>

#include "core/sim/policy.h"

namespace greyscope::sim {

/// Divides waiting jobs into rounds of batches, for Lustre's round robin policies. In each round, every key (client or
/// object) has one batch of at most `quantum` jobs.
class Batches {
public:
    explicit Batches(std::int64_t quantum) : m_quantum(quantum) {}

    /// Assigns a job that arrives to a round and a batch, stores both in the job's tags, and returns them as its rank.
    Rank place(std::uint64_t key, QueuedJob& job) {
        Line& line = m_lines[key];
        if (line.left == 0 || line.round < m_round || line.waiting == 0) {
            line.round += line.waiting == 0 && line.left > 0 ? 1 : 0;  // its batch was served before it was full
            line.round = std::max(line.round, m_round);
            line.batch = ++m_batch;
            line.left = m_quantum;
        }
        job.startTag = line.round;
        job.finishTag = line.batch;
        ++line.waiting;
        line.round += --line.left == 0 ? 1 : 0;
        return {job.startTag, job.finishTag};
    }
    /// Notes that a job of a key was dispatched. `next` is the round of the first waiting job; it is not used if
    /// `nothingWaits`.
    void dispatched(std::uint64_t key, bool nothingWaits, std::int64_t next) {
        --m_lines[key].waiting;
        m_round = nothingWaits ? m_round + 1 : std::max(m_round, next);
    }

private:
    struct Line {
        std::int64_t round = 0;
        std::int64_t batch = 0;
        std::int64_t left = 0;
        std::int64_t waiting = 0;
    };
    std::int64_t m_quantum;
    std::int64_t m_round = 0;
    std::int64_t m_batch = 0;
    std::unordered_map<std::uint64_t, Line> m_lines;
};

}  // namespace greyscope::sim
