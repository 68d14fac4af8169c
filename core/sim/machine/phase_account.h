#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

#include "core/sim/run.h"

namespace greyscope::sim {

/// What the clients got of a phase.
class PhaseAccount {
public:
    PhaseAccount() = default;
    /// With `byRequest` responses are those of requests, otherwise those of calls.
    PhaseAccount(Operation operation, Time begin, std::size_t groups, bool byRequest);

    void noteDone(const RequestRecord& record);
    void noteCallEnded(Time issued, Time ended);
    /// A group has done all: what the others get from now on is not shared.
    void noteGroupDone() { m_sharing = false; }
    /// Of a trace: its first operation, and that there is another one.
    void noteOperation(Operation first, bool mixed);
    /// The last answer, and the bytes until then.
    [[nodiscard]] Time lastDone() const { return m_last; }
    [[nodiscard]] std::int64_t bytes() const { return m_phase.bytes; }
    /// `idle` is what P4 deducts of the time. The servers' part is left to them.
    [[nodiscard]] PhaseResult ended(Time end, Time idle) const;

private:
    PhaseResult m_phase;
    bool m_byRequest = false;
    TimeTally m_response, m_waiting, m_inSlot;
    std::vector<std::int64_t> m_shared;  ///< bytes of the groups until the first has done
    bool m_sharing = true;
    Time m_last = 0;
};

}  // namespace greyscope::sim
