#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

#include "core/sim/run.h"

namespace greyscope::sim {

/// Collects the results of a phase of a run, such as its bytes and response times.
class PhaseAccount {
public:
    PhaseAccount() = default;
    /// Starts a phase. If `byRequest`, response times are those of requests, otherwise those of calls.
    PhaseAccount(Operation operation, Time begin, std::size_t groups, bool byRequest);

    /// Records a request whose answer has arrived at the client.
    void noteDone(const RequestRecord& record);
    /// Records a call that was issued and has ended at these times.
    void noteCallEnded(Time issued, Time ended);
    /// Records that a group of clients is done. Bytes from then on do not count for the shares of the groups.
    void noteGroupDone() { m_sharing = false; }
    /// For a trace: notes its first operation, and whether it contains both operations.
    void noteOperation(Operation first, bool mixed);
    /// Returns the time of the last answer so far.
    [[nodiscard]] Time lastDone() const { return m_last; }
    /// Returns the number of bytes answered so far.
    [[nodiscard]] std::int64_t bytes() const { return m_phase.bytes; }
    /// Returns the result of the phase without the results of the servers. `idle` is the time between calls that is
    /// deducted from the duration for PhaseResult::withoutIdle, as in P4.
    [[nodiscard]] PhaseResult ended(Time end, Time idle) const;

private:
    PhaseResult m_phase;
    bool m_byRequest = false;
    TimeTally m_response, m_waiting, m_inSlot;
    std::vector<std::int64_t> m_shared;  ///< per group: number of bytes until the first group is done
    bool m_sharing = true;
    Time m_last = 0;
};

}  // namespace greyscope::sim
