#include "core/sim/machine/phase_account.h"

#include <algorithm>
#include <numeric>

namespace greyscope::sim {

namespace {

double megabytesPerSecond(std::int64_t bytes, Time time) {
    return time <= 0 ? 0.0 : static_cast<double>(bytes) * 1e3 / static_cast<double>(time);
}

ResponseTimes measured(const TimeTally& tally) {
    return {tally.count(), tally.mean(), tally.quantile(0.5), tally.quantile(0.95), tally.most()};
}

}  // namespace

PhaseAccount::PhaseAccount(Operation operation, Time begin, std::size_t groups, bool byRequest)
    : m_byRequest(byRequest), m_shared(groups, 0), m_last(begin) {
    m_phase.operation = operation;
    m_phase.begin = begin;
    m_phase.groups.resize(groups);
}

void PhaseAccount::noteDone(const RequestRecord& record) {
    m_last = record.done;
    m_phase.bytes += record.used;
    m_waiting.add(record.dispatched - record.arrived);
    m_inSlot.add(record.served - record.dispatched);
    GroupResult& group = m_phase.groups[record.flow];
    group.bytes += record.used;
    group.overTime.add(record.done, record.used);
    m_shared[record.flow] += m_sharing ? record.used : 0;
    if (m_byRequest) {
        m_response.add(record.done - record.issued);
        ++m_phase.calls;
    }
}

void PhaseAccount::noteCallEnded(Time issued, Time ended) {
    if (!m_byRequest) {
        m_response.add(ended - issued);
        ++m_phase.calls;
    }
}

void PhaseAccount::noteOperation(Operation first, bool mixed) {
    m_phase.operation = first;
    m_phase.mixed = m_phase.mixed || mixed;
}

PhaseResult PhaseAccount::ended(Time end, Time idle) const {
    PhaseResult phase = m_phase;
    phase.end = end;
    const Time took = std::max<Time>(1, end - phase.begin);
    phase.throughput = megabytesPerSecond(phase.bytes, took);
    phase.withoutIdle = megabytesPerSecond(phase.bytes, took - idle);
    phase.response = measured(m_response);
    phase.waiting = measured(m_waiting);
    phase.inSlot = measured(m_inSlot);
    const std::int64_t shared = std::reduce(m_shared.begin(), m_shared.end());
    for (std::size_t g = 0; g < m_shared.size() && shared > 0; ++g) {
        phase.groups[g].share = static_cast<double>(m_shared[g]) / static_cast<double>(shared);
    }
    return phase;
}

}  // namespace greyscope::sim
