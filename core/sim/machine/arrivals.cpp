#include "core/sim/machine/arrivals.h"

#include <cmath>

namespace greyscope::sim {

Arrivals::Arrivals(Clients::Owner& owner, const Scenario& scenario, const RunOptions& options, RequestDrafts& drafts,
                   base::NamedDraws& draws)
    : m_owner(owner),
      m_workload(scenario.workload),
      m_trace(options.trace.get()),
      m_drafts(drafts),
      m_draws(draws),
      m_servers(static_cast<std::uint64_t>(scenario.layout.servers)),
      m_groups(scenario.groups()),
      m_gap(std::llround(1e9 / scenario.workload.arrivalRate)) {}

void Arrivals::start() {
    if (m_workload.traffic == Traffic::open) {
        return m_owner.schedule(m_owner.now(), kOpenTraffic, 0, 0);
    }
    m_owner.schedule(m_trace->records.front().time, kTrace, 0, 0);
}

void Arrivals::openArrival(Operation operation) {
    const std::int64_t size = m_workload.pattern.segmentSize;
    m_drafts.addTo(static_cast<std::uint32_t>(m_draws.below(m_servers)), size);
    ++m_outstanding;
    RequestRecord common;
    m_more = ++m_sent < m_workload.pattern.segments || m_workload.endless;
    common.flow = static_cast<std::uint32_t>(static_cast<std::uint64_t>(m_sent) % m_groups);
    common.operation = operation;
    common.issued = m_owner.now();
    m_owner.send(common, size);
    if (m_more) {
        m_owner.schedule(m_owner.now() + m_draws.exponential(m_gap), kOpenTraffic, 0, 0);
    }
}

void Arrivals::traceDue() {
    const auto& records = m_trace->records;
    while (m_at < records.size() && records[m_at].time <= m_owner.now()) {
        const access::TraceRecord& record = records[m_at++];
        m_drafts.add(record.offset, record.size, false);
        ++m_outstanding;
        m_more = m_at < records.size();
        m_mixed = m_mixed || record.operation != records.front().operation;
        RequestRecord common;
        common.process = record.client;
        common.flow = record.flow;
        common.operation = record.operation;
        common.file = record.file;
        common.issued = m_owner.now();
        m_owner.send(common, record.size);
    }
    if (m_more) {
        m_owner.schedule(records[m_at].time, kTrace, 0, 0);
    }
}

}  // namespace greyscope::sim
