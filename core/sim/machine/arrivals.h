#pragma once

#include <cstddef>
#include <cstdint>

#include "core/base/random.h"
#include "core/sim/machine/clients.h"

namespace greyscope::sim {

/// Calls that come whether earlier ones have been answered or not: at random, or as a trace has them.
class Arrivals {
public:
    Arrivals(Clients::Owner& owner, const Scenario& scenario, const RunOptions& options, RequestDrafts& drafts,
             base::NamedDraws& draws);

    void start();
    void openArrival(Operation operation);
    void traceDue();
    /// A call has been answered; true: there is none left, and none will come.
    [[nodiscard]] bool answered() { return --m_outstanding == 0 && !m_more; }
    /// Of a trace: not all that came until now does the same.
    [[nodiscard]] bool mixed() const { return m_mixed; }

private:
    Clients::Owner& m_owner;
    const Workload& m_workload;
    const access::Trace* m_trace;
    RequestDrafts& m_drafts;
    base::NamedDraws& m_draws;
    std::uint64_t m_servers;
    std::uint64_t m_groups;
    Time m_gap;  ///< between arrivals at random, on average
    std::int64_t m_sent = 0;
    std::size_t m_at = 0;            ///< in the trace
    std::int64_t m_outstanding = 0;  ///< calls without an answer
    bool m_more = true;
    bool m_mixed = false;
};

}  // namespace greyscope::sim
