#include "core/sim/machine/clients.h"

#include <algorithm>
#include <bit>
#include <cmath>

namespace greyscope::sim {

namespace {

std::int64_t roundedUp(std::int64_t value, std::int64_t by) {
    return (value + by - 1) / by;
}

std::int64_t wholeBytes(double bytes) {
    return std::llround(std::min(bytes, 1e18));
}

}  // namespace

Clients::Clients(Owner& owner, const Scenario& scenario, const access::Pattern& pattern, RequestDrafts& drafts,
                 std::uint64_t seed, bool opens)
    : m_owner(owner),
      m_pattern(pattern),
      m_drafts(drafts),
      m_metWords((static_cast<std::size_t>(scenario.layout.servers) + 63) / 64),
      m_groupLeft(scenario.groups()),
      m_opens(opens),
      m_endless(scenario.workload.endless),
      m_delay(fromMilliseconds(scenario.link.delay)),
      m_stripeCost(fromMilliseconds(scenario.client.stripeCost)),
      m_stripeSpread(fromMilliseconds(scenario.client.stripeSpread)),
      m_callCost(fromMilliseconds(scenario.client.callCost / 1000.0)),
      m_wideCost(fromMilliseconds(scenario.client.wideCost / 1000.0)),
      m_wait(fromMilliseconds(pattern.waitMs)),
      m_requestSize(std::floor(scenario.client.requestSize)),
      m_stripeCount(scenario.layout.stripeCount),
      m_dirty(scenario.client.dirty),
      m_readAhead(scenario.client.readAhead),
      m_readWindow(scenario.client.readWindow) {
    const auto processes = static_cast<std::size_t>(pattern.processes);
    const auto groups = static_cast<std::uint64_t>(scenario.groups());
    m_processes.reserve(processes);
    for (std::uint32_t p = 0; p < processes; ++p) {
        m_processes.push_back({.node = static_cast<std::uint32_t>(p / pattern.processesPerNode),
                               .flow = static_cast<std::uint32_t>(p * groups / processes),
                               .draws = base::NamedDraws(seed, "client", p)});
    }
    if (m_wideCost > 0) {
        m_met.resize(processes * m_metWords, 0);
    }
}

void Clients::beginPhase(Operation operation) {
    m_operation = operation;
    const bool write = operation == Operation::write;
    const bool oneByOne = access::contiguousCalls(m_pattern, 0) == 1 && m_pattern.calls() > 1;
    // Read-ahead predicts neither what follows a wait nor strided reads (P4, section 5.2).
    const bool ahead = write || (!oneByOne && m_wait == 0);
    m_window = oneByOne && !write && m_readAhead > 0.0 ? std::llround(m_readWindow) : 0;
    m_behindLimit = ahead ? wholeBytes((write ? m_dirty : m_readAhead) * m_stripeCount) : 0;
    m_burstLimit = wholeBytes(m_requestSize * m_stripeCount);
}

void Clients::start() {
    m_unfinished = m_pattern.processes;
    std::fill(m_groupLeft.begin(), m_groupLeft.end(), 0);
    for (std::uint32_t p = 0; p < m_processes.size(); ++p) {
        Process& process = m_processes[p];
        process.call = process.inCall = 0;
        process.file = -1;
        process.stalled = process.ended = process.finished = false;
        ++m_groupLeft[process.flow];
        m_owner.schedule(m_owner.now(), kNext, p, 0);
    }
}

void Clients::next(std::uint32_t index, bool opened) {
    Process& process = m_processes[index];
    if (!opened) {
        process.begun = m_owner.now();
        if (process.call == m_pattern.calls()) {
            if (!m_endless) {
                process.ended = true;
                return finishIfDone(index);
            }
            process.call = 0;
        }
        const std::int64_t file = access::accessOf(m_pattern, index, process.call).file;
        const bool isNew = std::exchange(process.file, file) != file;
        if (isNew && m_opens) {
            return m_owner.schedule(m_owner.now() + m_delay, kOpen, index, 0);
        }
    }
    takeBurst(index);
}

void Clients::takeBurst(std::uint32_t index) {
    const Process& process = m_processes[index];
    const std::int64_t segment = m_pattern.segmentSize;
    const std::int64_t together = access::contiguousCalls(m_pattern, process.call);
    const bool ofOneCall = !behind() || m_wait > 0;
    const bool joined = behind() && m_operation == Operation::write && together == 1;  // strided calls share requests
    const std::int64_t calls = ofOneCall ? 1 : joined ? m_pattern.calls() - process.call : together;
    const std::int64_t left = static_cast<std::int64_t>(
        std::min<base::Wide>(static_cast<base::Wide>(calls) * segment - process.inCall, INT64_MAX));
    if (m_window > segment) {  // the process's own parts of the window are read from memory
        const std::int64_t apart =
            access::accessOf(m_pattern, index, 1).offset - access::accessOf(m_pattern, index, 0).offset;
        const std::int64_t own = std::min(m_pattern.calls() - process.call, 1 + (m_window - segment) / apart);
        return prepareBurst(index, own * segment);
    }
    prepareBurst(index, behind() ? std::min(left, m_burstLimit) : left);
}

/// Lets the processor of a process prepare its next bytes.
void Clients::prepareBurst(std::uint32_t index, std::int64_t bytes) {
    Process& process = m_processes[index];
    const std::int64_t segment = m_pattern.segmentSize;
    process.burstCall = process.call;
    process.burstBegin = process.inCall;
    process.burstBytes = bytes;
    const std::int64_t until = process.inCall + process.burstBytes;
    const std::int64_t begun = roundedUp(until, segment) - roundedUp(process.inCall, segment);
    process.call += until / segment;
    process.inCall = until % segment;
    process.ready = std::max(process.ready, m_owner.now()) + begun * m_callCost;
    if (process.ready > m_owner.now()) {
        return m_owner.schedule(process.ready, kBurst, index, 0);
    }
    burstPrepared(index);
}

void Clients::draftBurst(std::uint32_t index) {
    const Process& process = m_processes[index];
    std::int64_t call = process.burstCall;
    std::int64_t inCall = process.burstBegin;
    if (m_window > m_pattern.segmentSize) {
        const std::int64_t offset = access::accessOf(m_pattern, index, call).offset;
        return m_drafts.add(offset, std::min(m_window, m_pattern.fileSize() - offset), false);
    }
    for (std::int64_t left = process.burstBytes; left > 0;) {
        const access::Access access = access::accessOf(m_pattern, index, call);
        const std::int64_t together = access::contiguousCalls(m_pattern, call);
        const std::int64_t size = together > 1 ? left : std::min(left, access.size - inCall);
        m_drafts.add(access.offset + inCall, size, behind());
        left -= size;
        inCall = 0;
        ++call;
    }
}

void Clients::burstPrepared(std::uint32_t index) {
    draftBurst(index);
    Process& process = m_processes[index];
    process.outstanding += process.burstBytes;
    RequestRecord common;
    common.process = index;
    common.flow = process.flow;
    common.operation = m_operation;
    common.file = process.file;
    common.issued = process.begun;
    m_owner.send(common, process.burstBytes);
    if (!behind()) {
        return;  // continues when the call has ended
    }
    if (m_wait > 0 && process.inCall == 0) {
        return m_owner.schedule(m_owner.now() + m_wait, kNext, index, 0);
    }
    process.stalled = process.outstanding >= m_behindLimit;
    if (!process.stalled) {
        m_owner.schedule(m_owner.now(), kNext, index, 0);
    }
}

void Clients::callEnded(std::uint32_t index) {
    if (m_processes[index].ended) {
        return finishIfDone(index);
    }
    if (behind()) {
        return goOn(index);
    }
    if (m_wait > 0) {
        return m_owner.schedule(m_owner.now() + m_wait, kNext, index, 0);
    }
    next(index, false);
}

void Clients::goOn(std::uint32_t index) {
    Process& process = m_processes[index];
    if (process.stalled && process.outstanding < m_behindLimit) {
        process.stalled = false;
        m_owner.schedule(m_owner.now(), kNext, index, 0);
    }
}

void Clients::finishIfDone(std::uint32_t index) {
    Process& process = m_processes[index];
    if (process.finished || !process.ended || process.outstanding > 0) {
        return;
    }
    process.finished = true;
    if (--m_groupLeft[process.flow] == 0) {
        m_owner.groupDone();
    }
    if (--m_unfinished == 0) {
        m_owner.allDone();
    }
}

Time Clients::readied(std::uint32_t index, std::uint32_t server) {
    Process& process = m_processes[index];
    Time cost = m_stripeCost;
    if (m_stripeSpread > 0) {
        cost = std::max<Time>(0, cost + process.draws.between(-m_stripeSpread, m_stripeSpread));
    }
    if (m_wideCost > 0) {
        std::uint64_t* const met = &m_met[index * m_metWords];
        met[server / 64] |= std::uint64_t{1} << (server % 64);
        for (std::size_t w = 0; w < m_metWords; ++w) {
            cost += m_wideCost * std::popcount(met[w]);
        }
    }
    if (cost == 0) {
        return m_owner.now();
    }
    return process.ready = std::max(process.ready, m_owner.now()) + cost;
}

}  // namespace greyscope::sim
