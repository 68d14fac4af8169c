#pragma once

#include <cstddef>
#include <cstdint>

#include "core/base/random.h"
#include "core/sim/machine/clients.h"

namespace greyscope::sim {

/// Generates calls that arrive whether or not earlier ones have been answered: at random times, or at the times of a
/// trace.
class Arrivals {
public:
    Arrivals(Clients::Owner& owner, const Scenario& scenario, const RunOptions& options, RequestDrafts& drafts,
             base::NamedDraws& draws);

    /// Schedules the first arrival.
    void start();
    /// Handles the arrival of a random call: sends it and schedules the next one.
    void openArrival(Operation operation);
    /// Handles a time of the trace: sends the calls that are due and schedules the next time.
    void traceDue();
    /// Records that a call was answered; returns true if no call is left to answer and no more calls will arrive.
    [[nodiscard]] bool answered() { return --m_outstanding == 0 && !m_more; }
    /// Returns whether the trace has contained both reads and writes so far.
    [[nodiscard]] bool mixed() const { return m_mixed; }

private:
    Clients::Owner& m_owner;
    const Workload& m_workload;
    const access::Trace* m_trace;
    RequestDrafts& m_drafts;
    base::NamedDraws& m_draws;
    std::uint64_t m_servers;
    std::uint64_t m_groups;
    Time m_gap;  ///< mean time between random arrivals
    std::int64_t m_sent = 0;
    std::size_t m_at = 0;            ///< index of the next record of the trace
    std::int64_t m_outstanding = 0;  ///< number of calls without an answer
    bool m_more = true;
    bool m_mixed = false;
};

}  // namespace greyscope::sim
