#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

#include "core/sim/run.h"

namespace greyscope::sim {

/// Collects the results of a phase.
class PhaseAccount {
public:
    PhaseAccount() = default;
    /// If `byRequest`, response times are those of requests, otherwise those of calls.
    PhaseAccount(Operation operation, Time begin, std::size_t groups, bool byRequest);

    void noteDone(const RequestRecord& record);
    void noteCallEnded(Time issued, Time ended);
    /// Notes that a group is done: from now on, bytes do not count as shared.
    void noteGroupDone() { m_sharing = false; }
    /// For a trace: notes its first operation, and whether it contains both operations.
    void noteOperation(Operation first, bool mixed);
    /// Returns the time of the last answer; bytes() returns the bytes until then.
    [[nodiscard]] Time lastDone() const { return m_last; }
    [[nodiscard]] std::int64_t bytes() const { return m_phase.bytes; }
    /// Returns the result of the phase, without the servers' part. `idle` is the time that P4 deducts.
    [[nodiscard]] PhaseResult ended(Time end, Time idle) const;

private:
    PhaseResult m_phase;
    bool m_byRequest = false;
    TimeTally m_response, m_waiting, m_inSlot;
    std::vector<std::int64_t> m_shared;  ///< per group: bytes until the first group is done
    bool m_sharing = true;
    Time m_last = 0;
};

}  // namespace greyscope::sim
