#include "core/sim/machine.h"

#include <algorithm>
#include <cmath>

// What processes do: phases, calls, and the requests that they become. A process that does not wait for its calls takes
// them in bursts, by arithmetic: there is no event for a call of sixteen bytes.
namespace greyscope::sim {

namespace {

std::int64_t roundedUp(std::int64_t value, std::int64_t by) {
    return (value + by - 1) / by;
}

double megabytesPerSecond(std::int64_t bytes, Time time) {
    return time <= 0 ? 0.0 : static_cast<double>(bytes) * 1e3 / static_cast<double>(time);
}

Measured measured(const Tally& tally) {
    return {tally.count(), tally.mean(), tally.quantile(0.5), tally.quantile(0.95), tally.most()};
}

}  // namespace

void Machine::beginPhase(Operation operation) {
    m_operation = operation;
    m_phase = {};
    m_response = m_waiting = m_inSlot = {};
    m_phase.operation = operation;
    m_phase.begin = now();
    m_phase.groups.resize(m_scenario.groups());
    m_phaseOpen = true;
    m_end = now();
    m_sharing = true;
    m_sharedBytes.assign(m_scenario.groups(), 0);
    m_groupLeft.assign(m_scenario.groups(), 0);
    for (Server& server : m_servers) {
        server.result = {};
        server.heldTime = 0;
        server.heldSince = now();
        server.backloggedTime = 0;
        server.backloggedSince = now();
        server.diskBusyBefore = server.disk.busy();
    }
    const bool write = operation == Operation::write;
    const bool oneByOne = access::contiguousCalls(m_pattern, 0) == 1 && m_pattern.calls() > 1;
    // Read-ahead knows neither what comes after a wait nor what is strided (P4, section 5.2).
    const bool ahead = write || (!oneByOne && m_wait == 0);
    m_window = oneByOne && !write && m_scenario.client.readAhead > 0.0 ? std::llround(m_scenario.client.readWindow) : 0;
    const double behind = write ? m_scenario.client.dirty : m_scenario.client.readAhead;
    const double width = m_scenario.layout.stripeCount;
    m_behindLimit = ahead ? std::llround(std::min(behind * width, 1e18)) : 0;
    m_burstLimit = std::llround(std::min(static_cast<double>(m_requestSize) * width, 1e18));
    if (m_scenario.workload.traffic == Traffic::pattern) {
        m_unfinished = m_pattern.processes;
        for (std::uint32_t p = 0; p < m_processes.size(); ++p) {
            Process& process = m_processes[p];
            process.call = process.inCall = 0;
            process.file = -1;
            process.stalled = process.ended = process.finished = false;
            ++m_groupLeft[process.flow];
            schedule(now(), kNext, p);
        }
        return;
    }
    m_unfinished = 1;
    const bool open = m_scenario.workload.traffic == Traffic::open;
    schedule(open ? now() : m_options.trace->records.front().time, open ? kOpenTraffic : kTrace, 0);
}

void Machine::endPhase() {
    m_phaseOpen = false;
    m_phase.end = m_end;
    const Time took = std::max<Time>(1, m_phase.end - m_phase.begin);
    m_phase.throughput = megabytesPerSecond(m_phase.bytes, took);
    m_phase.withoutIdle = megabytesPerSecond(m_phase.bytes, took - m_wait * m_pattern.calls());
    m_phase.response = measured(m_response);
    m_phase.waiting = measured(m_waiting);
    m_phase.inSlot = measured(m_inSlot);
    std::int64_t shared = 0;
    for (const std::int64_t bytes : m_sharedBytes) {
        shared += bytes;
    }
    for (std::size_t g = 0; g < m_sharedBytes.size() && shared > 0; ++g) {
        m_phase.groups[g].share = static_cast<double>(m_sharedBytes[g]) / static_cast<double>(shared);
    }
    const auto all = static_cast<double>(took);
    for (Server& server : m_servers) {
        const Time until = std::max(m_end, server.heldSince);
        server.heldTime += static_cast<base::Wide>(server.held) * (until - server.heldSince);
        server.heldSince = until;
        if (server.backlogged && m_end > server.backloggedSince) {
            server.backloggedTime += m_end - server.backloggedSince;
            server.result.backloggedOverTime.addStretch(server.backloggedSince, m_end);
        }
        server.result.inSystem = static_cast<double>(server.heldTime) / all;
        server.result.backlogged = static_cast<double>(server.backloggedTime) / all;
        server.result.diskBusy = std::min(1.0, static_cast<double>(server.disk.busy() - server.diskBusyBefore) / all);
        m_phase.servers.push_back(server.result);
    }
    m_result.phases.push_back(m_phase);
}

void Machine::takeBurst(std::uint32_t index, bool opened) {
    Process& process = m_processes[index];
    if (!opened) {
        process.begun = now();
        if (process.call == m_pattern.calls()) {
            if (!m_scenario.workload.endless) {
                process.ended = true;
                return finishIfDone(index);
            }
            process.call = 0;
        }
        const std::int64_t file = access::accessOf(m_pattern, index, process.call).file;
        const bool isNew = std::exchange(process.file, file) != file;
        if (isNew && (m_openTime > 0 || m_createTime > 0)) {
            return schedule(now() + m_delay, kOpen, index);
        }
    }
    const std::int64_t segment = m_pattern.segmentSize;
    const std::int64_t together = access::contiguousCalls(m_pattern, process.call);
    const bool ofOneCall = !behind() || m_wait > 0;
    const bool joined = behind() && m_operation == Operation::write && together == 1;  // strided calls share requests
    const std::int64_t calls = ofOneCall ? 1 : joined ? m_pattern.calls() - process.call : together;
    const std::int64_t left = static_cast<std::int64_t>(
        std::min<base::Wide>(static_cast<base::Wide>(calls) * segment - process.inCall, INT64_MAX));
    if (m_window > segment) {  // what of the window is the process's own is read from memory
        const std::int64_t apart =
            access::accessOf(m_pattern, index, 1).offset - access::accessOf(m_pattern, index, 0).offset;
        const std::int64_t own = std::min(m_pattern.calls() - process.call, 1 + (m_window - segment) / apart);
        return prepareBurst(index, own * segment);
    }
    prepareBurst(index, behind() ? std::min(left, m_burstLimit) : left);
}

/// The processor of a process goes through its next bytes.
void Machine::prepareBurst(std::uint32_t index, std::int64_t bytes) {
    Process& process = m_processes[index];
    const std::int64_t segment = m_pattern.segmentSize;
    process.burstCall = process.call;
    process.burstBegin = process.inCall;
    process.burstBytes = bytes;
    const std::int64_t until = process.inCall + process.burstBytes;
    const std::int64_t begun = roundedUp(until, segment) - roundedUp(process.inCall, segment);
    process.call += until / segment;
    process.inCall = until % segment;
    process.ready = std::max(process.ready, now()) + begun * m_callCost;
    if (process.ready > now()) {
        return schedule(process.ready, kBurst, index);
    }
    issueBurst(index);
}

void Machine::issueBurst(std::uint32_t index) {
    Process& process = m_processes[index];
    const bool joinGaps = behind();
    std::int64_t call = process.burstCall;
    std::int64_t inCall = process.burstBegin;
    const bool windowed = m_window > m_pattern.segmentSize;
    if (windowed) {
        const std::int64_t offset = access::accessOf(m_pattern, index, call).offset;
        addExtent(offset, std::min(m_window, m_pattern.fileSize() - offset), false);
    }
    for (std::int64_t left = windowed ? 0 : process.burstBytes; left > 0;) {
        const access::Access access = access::accessOf(m_pattern, index, call);
        const std::int64_t together = access::contiguousCalls(m_pattern, call);
        const std::int64_t size = together > 1 ? left : std::min(left, access.size - inCall);
        addExtent(access.offset + inCall, size, joinGaps);
        left -= size;
        inCall = 0;
        ++call;
    }
    process.outstanding += process.burstBytes;
    RequestRecord common;
    common.process = index;
    common.flow = process.flow;
    common.operation = m_operation;
    common.file = process.file;
    common.issued = process.begun;
    sendDrafts(common, process.burstBytes);
    if (!behind()) {
        return;  // goes on when the call has ended
    }
    if (m_wait > 0 && process.inCall == 0) {
        return schedule(now() + m_wait, kNext, index);
    }
    process.stalled = process.outstanding >= m_behindLimit;
    if (!process.stalled) {
        schedule(now(), kNext, index);
    }
}

void Machine::addExtent(std::int64_t offset, std::int64_t size, bool joinGaps) {
    m_layout.forEachPiece(offset, size, [&](const layout::Piece& piece) {
        const std::size_t object = m_objectsBefore[piece.place.component] + piece.place.object;
        std::int64_t at = piece.place.offset;
        for (std::int64_t left = piece.size; left > 0;) {
            std::uint32_t& latest = m_latestDraft[object];
            const bool fits = latest != kNone && m_drafts[latest].bytes < m_requestSize &&
                              (m_drafts[latest].end == at || (joinGaps && m_drafts[latest].end < at));
            if (!fits) {
                latest = static_cast<std::uint32_t>(m_drafts.size());
                m_drafts.push_back({.object = object, .server = piece.place.ost, .offset = at, .end = at, .pieces = 1});
            }
            Draft& draft = m_drafts[latest];
            const std::int64_t taken = std::min(left, m_requestSize - draft.bytes);
            draft.pieces += draft.end == at ? 0 : 1;
            draft.bytes += taken;
            draft.end = at + taken;
            at += taken;
            left -= taken;
        }
        return true;
    });
}

/// Makes requests of the drafts; they belong to one call, and `used` of their bytes were asked for.
void Machine::sendDrafts(const RequestRecord& common, std::int64_t used) {
    const std::uint32_t call = newCall();
    m_calls[call] = {common.process, static_cast<std::uint32_t>(m_drafts.size()), common.issued};
    const auto servers = static_cast<std::uint32_t>(m_servers.size());
    const std::uint32_t first = firstServerOf(common.file);
    std::int64_t fetched = 0, before = 0;
    for (const Draft& draft : m_drafts) {
        fetched += draft.bytes;
    }
    for (const Draft& draft : m_drafts) {
        m_latestDraft[draft.object % m_objects] = kNone;
        const std::uint32_t index = newRequest();
        Request& request = m_requests[index];
        request.record = common;
        request.record.server = (draft.server + first) % servers;
        request.record.object = static_cast<std::int64_t>(draft.object);
        request.record.offset = draft.offset;
        request.record.bytes = draft.bytes;
        request.record.used = base::scaled(before + draft.bytes, used, fetched) - base::scaled(before, used, fetched);
        before += draft.bytes;
        request.call = call;
        request.objectKey = static_cast<std::uint64_t>(common.file) * m_objects + draft.object;
        request.pieces = draft.pieces;
        request.gaps = draft.end - draft.offset - draft.bytes;
        Lane& lane = m_lanes[laneOf(common.process, request.record.server)];
        (lane.first == kNone ? lane.first : m_requests[lane.last].next) = index;
        lane.last = index;
    }
    m_sent.assign(m_drafts.begin(), m_drafts.end());
    m_drafts.clear();
    for (const Draft& draft : m_sent) {
        pump(laneOf(common.process, (draft.server + first) % servers));
    }
}

void Machine::callEnded(const Call& call) {
    Process& process = m_processes[call.process];
    if (m_scenario.workload.traffic != Traffic::pattern || process.ended) {
        return finishIfDone(call.process);
    }
    if (behind()) {
        return goOn(call.process);
    }
    if (m_wait > 0) {
        return schedule(now() + m_wait, kNext, call.process);
    }
    takeBurst(call.process, false);
}

void Machine::goOn(std::uint32_t index) {
    Process& process = m_processes[index];
    if (process.stalled && process.outstanding < m_behindLimit) {
        process.stalled = false;
        schedule(now(), kNext, index);
    }
}

void Machine::finishIfDone(std::uint32_t index) {
    if (m_scenario.workload.traffic != Traffic::pattern) {
        if (!m_moreTraffic && m_outstanding == 0) {
            m_unfinished = 0;
            endPhase();
        }
        return;
    }
    Process& process = m_processes[index];
    if (process.finished || !process.ended || process.outstanding > 0) {
        return;
    }
    process.finished = true;
    m_sharing = --m_groupLeft[process.flow] > 0 && m_sharing;
    if (--m_unfinished == 0) {
        endPhase();
        if (m_scenario.workload.phases == Phases::writeThenRead && m_operation == Operation::write) {
            beginPhase(Operation::read);
        }
    }
}

void Machine::openArrival() {
    base::NamedDraws& draws = m_processes.front().draws;
    const auto server = static_cast<std::uint32_t>(draws.below(m_servers.size()));
    m_drafts.push_back(
        {.object = server, .server = server, .bytes = m_pattern.segmentSize, .end = m_pattern.segmentSize});
    ++m_outstanding;
    m_moreTraffic = ++m_openSent < m_pattern.segments || m_scenario.workload.endless;
    RequestRecord common;
    common.flow = static_cast<std::uint32_t>(static_cast<std::uint64_t>(m_openSent) % m_scenario.groups());
    common.operation = m_operation;
    common.issued = now();
    sendDrafts(common, m_pattern.segmentSize);
    if (m_moreTraffic) {
        schedule(now() + draws.exponential(m_gap), kOpenTraffic, 0);
    }
}

void Machine::traceDue() {
    const auto& records = m_options.trace->records;
    while (m_traceAt < records.size() && records[m_traceAt].time <= now()) {
        const access::TraceRecord& record = records[m_traceAt++];
        addExtent(record.offset, record.size, false);
        ++m_outstanding;
        m_moreTraffic = m_traceAt < records.size();
        m_phase.mixed = m_phase.mixed || record.operation != records.front().operation;
        m_phase.operation = records.front().operation;
        RequestRecord common;
        common.process = record.client;
        common.flow = record.flow;
        common.operation = record.operation;
        common.file = record.file;
        common.issued = now();
        sendDrafts(common, record.size);
    }
    if (m_moreTraffic) {
        schedule(records[m_traceAt].time, kTrace, 0);
    }
}

}  // namespace greyscope::sim
