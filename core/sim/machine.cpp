#include "core/sim/machine.h"

#include <algorithm>
#include <bit>
#include <cmath>

namespace greyscope::sim {

using base::Expected;

namespace {

std::uint64_t countOf(double number) {
    return static_cast<std::uint64_t>(number);
}

/// Bytes on the disk of each server that a file of this size takes.
std::int64_t spanOf(const layout::Layout& layout, std::int64_t fileSize) {
    std::int64_t span = 1;
    for (const layout::Component& component : layout.components()) {
        if (component.begin >= fileSize) {
            break;
        }
        const std::int64_t size = std::min(component.end, fileSize) - component.begin;
        const std::int64_t row = component.stripeSize * static_cast<std::int64_t>(component.stripeCount());
        span = std::max(span, ((size - 1) / row + 1) * component.stripeSize);
    }
    return span;
}

}  // namespace

Machine::Machine(const Scenario& scenario, const RunOptions& options, layout::Layout layout)
    : m_scenario(scenario), m_options(options), m_layout(std::move(layout)), m_pattern(scenario.workload.pattern) {
    const bool traced = scenario.workload.traffic == Traffic::trace;
    if (traced) {
        m_pattern.processes = static_cast<std::int64_t>(options.trace->clients.size());
    } else if (scenario.workload.traffic == Traffic::open) {
        m_pattern.processes = 1;
    }
    m_bandwidth = fromMegabytes(scenario.link.bandwidth);
    m_delay = fromMilliseconds(scenario.link.delay);
    m_stripeCost = fromMilliseconds(scenario.client.stripeCost);
    m_stripeSpread = fromMilliseconds(scenario.client.stripeSpread);
    m_callCost = fromMilliseconds(scenario.client.callCost / 1000.0);
    m_wideCost = fromMilliseconds(scenario.client.wideCost / 1000.0);
    m_wait = fromMilliseconds(m_pattern.waitMs);
    m_lockFee = fromMilliseconds(scenario.locks.fee);
    m_serviceMean = fromMilliseconds(scenario.service.mean);
    m_openTime = fromMilliseconds(scenario.metadata.open);
    m_createTime = fromMilliseconds(scenario.metadata.create);
    m_memory = fromMegabytes(scenario.cache.rate);
    m_requestSize = static_cast<std::int64_t>(scenario.client.requestSize);
    const auto stripe = static_cast<std::int64_t>(scenario.layout.stripeSize);
    m_extent =
        scenario.cache.extent > 0 ? static_cast<std::int64_t>(scenario.cache.extent) : std::min(stripe, m_requestSize);
    m_laneByServer = scenario.client.inFlight == 0;
    const double limit = m_laneByServer ? scenario.client.inFlightPerServer : scenario.client.inFlight;
    const bool open = scenario.workload.traffic == Traffic::open;
    m_laneLimit = limit > 0 && !open ? static_cast<std::uint32_t>(limit) : kNone;
    m_gap = std::llround(1e9 / scenario.workload.arrivalRate);

    for (const layout::Component& component : m_layout.components()) {
        m_objectsBefore.push_back(m_objects - 1);
        m_objects += component.stripeCount();
    }
    m_objects -= 1;
    m_latestDraft.resize(m_objects, kNone);
    m_span = spanOf(m_layout, m_pattern.fileSize());
    if (traced) {
        std::vector<std::int64_t> sizes(options.trace->files.size(), 1);
        for (const access::TraceRecord& record : options.trace->records) {
            sizes[record.file] = std::max(sizes[record.file], record.offset + record.size);
        }
        m_filePlaces.push_back(0);
        for (const std::int64_t size : sizes) {
            m_filePlaces.push_back((m_filePlaces.back() + spanOf(m_layout, size)) % (std::int64_t{1} << 60));
            m_span = std::max(m_span, spanOf(m_layout, size));
        }
    }

    const std::uint64_t servers = countOf(scenario.layout.servers);
    const auto processes = static_cast<std::size_t>(m_pattern.processes);
    const PolicyOptions policy = scenario.policyOptions();
    const auto extents = [this](double bytes) { return countOf(bytes) / static_cast<std::uint64_t>(m_extent); };
    Station::Owner& self = *this;
    for (std::uint32_t s = 0; s < servers; ++s) {
        m_servers.emplace_back(ExtentCache(extents(scenario.cache.capacity), extents(scenario.cache.dirty)),
                               SpinningDisk(scenario.disk, base::NamedDraws(options.seed, "disk", s)),
                               base::NamedDraws(options.seed, "service", s));
        m_stations.push_back(std::make_unique<Station>(self, s, countOf(scenario.scheduler.depth),
                                                       *policyNamed(scenario.scheduler.policy), policy));
    }
    m_processes.reserve(processes);
    const auto groups = static_cast<std::uint64_t>(scenario.groups());
    for (std::uint32_t p = 0; p < processes; ++p) {
        m_processes.push_back({.node = static_cast<std::uint32_t>(p / m_pattern.processesPerNode),
                               .flow = static_cast<std::uint32_t>(p * groups / processes),
                               .draws = base::NamedDraws(options.seed, "client", p)});
    }
    m_lanes.resize(m_laneByServer ? processes * servers : processes);
    m_nodeSending.resize(static_cast<std::size_t>(m_pattern.nodes()), 0);
    m_nodeReceiving = m_nodeSending;
    if (m_wideCost > 0) {
        m_met.resize(processes * ((servers + 63) / 64), 0);
    }
    m_result.seed = options.seed;
}

std::uint64_t Machine::bytesNeeded(const Scenario& scenario) {
    const auto processes = static_cast<std::uint64_t>(scenario.workload.pattern.processes);
    const std::uint64_t lanes = scenario.client.inFlight == 0 ? countOf(scenario.layout.servers) : 1;
    return processes * (sizeof(Process) + sizeof(Lane) * lanes + 2 * sizeof(Time)) +
           countOf(scenario.layout.servers) * (sizeof(Server) + sizeof(Station) + 1024);
}

Expected<RunResult> Machine::run(base::Progress& progress) {
    const bool endsByTime = m_scenario.workload.duration > 0.0;
    const Time last = endsByTime ? std::llround(m_scenario.workload.duration * 1e9) : INT64_MAX / 4;
    beginPhase(m_scenario.workload.phases == Phases::read ? Operation::read : Operation::write);
    auto ran = runEvents(
        m_events, last, m_scenario.bounds, progress, [this](const Event& event) { handle(event); },
        [this] { return doneShare(); }, [this] { return bytesHeld(); });
    if (!ran) {
        return tl::unexpected(ran.error());
    }
    if (m_phaseOpen) {  // what has not ended by the end of a run of limited time is cut off
        m_end = last;
        endPhase();
    }
    m_result.events = m_events.taken();
    m_result.bytesHeld = bytesHeld();
    m_result.overloaded = m_scenario.workload.traffic == Traffic::open && m_scenario.service.kind != Service::storage &&
                          m_scenario.workload.arrivalRate * m_scenario.service.mean / 1e3 >=
                              m_scenario.layout.servers * m_scenario.scheduler.depth;
    return std::move(m_result);
}

void Machine::handle(const Event& event) {
    m_result.checksum = (m_result.checksum ^ static_cast<std::uint64_t>(event.at) ^ event.kind ^
                         (static_cast<std::uint64_t>(event.entity) << 32U) ^ event.data) *
                        0x9E3779B97F4A7C15;
    const auto data = static_cast<std::uint32_t>(event.data);
    switch (event.kind) {
        case kNext:
            return takeBurst(event.entity, event.data == 1);
        case kOpen: {
            const std::int64_t file = m_processes[event.entity].file;
            const bool first = m_createTime > 0 && m_operation == Operation::write && m_created.insert(file).second;
            m_metadataFree = std::max(m_metadataFree, event.at) + m_openTime + (first ? m_createTime : 0);
            return schedule(m_metadataFree + m_delay, kNext, event.entity, 1);
        }
        case kBurst:
            return issueBurst(event.entity);
        case kDepart:
            return depart(data);
        case kAtServer:
            return atServer(data);
        case kArrived:
            return arrived(data);
        case kServed:
            return served(event.entity, data);
        case kAtNode:
            return atNode(data);
        case kDone:
            return done(data);
        case kAlarm:
            return m_stations[event.entity]->alarm();
        case kInform:
            return m_stations[event.entity]->getSchInfo(
                {static_cast<std::uint32_t>(event.data >> 40U),
                 static_cast<std::int64_t>(event.data & ((std::uint64_t{1} << 40U) - 1))});
        case kOpenTraffic:
            return openArrival();
        default:
            return traceDue();
    }
}

void Machine::pump(std::size_t index) {
    Lane& lane = m_lanes[index];
    while (lane.first != kNone && lane.inFlight < m_laneLimit) {
        const std::uint32_t request = lane.first;
        lane.first = m_requests[request].next;
        ++lane.inFlight;
        prepare(request);
    }
}

/// The client's processor readies the request.
void Machine::prepare(std::uint32_t index) {
    const RequestRecord& record = m_requests[index].record;
    Process& process = m_processes[record.process];
    Time cost = m_stripeCost;
    if (m_stripeSpread > 0) {
        cost = std::max<Time>(0, cost + process.draws.between(-m_stripeSpread, m_stripeSpread));
    }
    if (m_wideCost > 0) {
        const std::size_t words = (m_servers.size() + 63) / 64;
        std::uint64_t* const met = &m_met[record.process * words];
        met[record.server / 64] |= std::uint64_t{1} << (record.server % 64);
        for (std::size_t w = 0; w < words; ++w) {
            cost += m_wideCost * std::popcount(met[w]);
        }
    }
    if (cost == 0) {
        return depart(index);
    }
    process.ready = std::max(process.ready, now()) + cost;
    schedule(process.ready, kDepart, record.process, index);
}

void Machine::depart(std::uint32_t index) {
    RequestRecord& record = m_requests[index].record;
    record.sent = now();
    if (record.operation == Operation::write && m_bandwidth > 0) {
        Time& sending = m_nodeSending[m_processes[record.process].node];
        sending = std::max(sending, now()) + transferTime(record.bytes, m_bandwidth);
        return schedule(sending + m_delay, kAtServer, record.server, index);
    }
    if (m_delay == 0) {  // a network that takes no time takes no events
        return arrived(index);
    }
    schedule(now() + m_delay, kArrived, record.server, index);
}

void Machine::atServer(std::uint32_t index) {
    const RequestRecord& record = m_requests[index].record;
    Time& receiving = m_servers[record.server].receiving;
    receiving = std::max(receiving, now()) + transferTime(record.bytes, m_bandwidth);
    schedule(receiving, kArrived, record.server, index);
}

void Machine::arrived(std::uint32_t index) {
    Request& request = m_requests[index];
    RequestRecord& record = request.record;
    record.arrived = now();
    Job job{.client = m_processes[record.process].node,
            .flow = record.flow,
            .object = request.objectKey,
            .offset = record.offset,
            .bytes = record.bytes,
            .operation = record.operation,
            .request = index};
    const std::uint32_t server = record.server;
    noteLoad(server, 1);
    m_stations[server]->arrive(job);
    noteLoad(server, 0);
    ServerResult& result = m_servers[server].result;
    result.mostWaiting = std::max<std::uint64_t>(result.mostWaiting, m_stations[server]->waiting());
}

void Machine::serve(std::uint32_t station, const Job& job) {
    Request& request = m_requests[job.request];
    request.record.dispatched = now();
    request.job = job.id;
    schedule(serviceEnd(station, request), kServed, station, job.id);
}

Time Machine::serviceEnd(std::uint32_t index, Request& request) {
    Server& server = m_servers[index];
    Time begin = now();
    if (m_lockFee > 0 && request.record.operation == Operation::write) {
        const auto [writer, isFirst] = server.lastWriter.try_emplace(request.objectKey, request.record.process);
        begin += !isFirst && writer->second != request.record.process ? m_lockFee : 0;
        writer->second = request.record.process;
    }
    switch (m_scenario.service.kind) {
        case Service::constant:
            return begin + m_serviceMean;
        case Service::exponential:
            return begin + server.draws.exponential(m_serviceMean);
        case Service::storage:
            break;
    }
    return storageEnd(server, request, begin);
}

Time Machine::storageEnd(Server& server, Request& request, Time begin) {
    RequestRecord& record = request.record;
    const std::int64_t address = addressOf(record);
    const auto onDisk = [&record](SpinningDisk::Stretch stretch) {
        record.onDisk = record.onDisk < 0 ? stretch.begin : record.onDisk;
        return stretch.end;
    };
    if (!server.cache.enabled()) {
        const std::int64_t gap = request.pieces > 1 ? request.gaps / (request.pieces - 1) : 0;
        return onDisk(server.disk.access(begin, address, record.bytes, request.pieces, gap));
    }
    const bool write = record.operation == Operation::write;
    const auto perObject = static_cast<std::uint64_t>(m_span / m_extent + 2);
    const std::int64_t first = record.offset / m_extent;
    const std::int64_t last = (record.offset + record.bytes + request.gaps - 1) / m_extent;
    Time end = begin + transferTime(record.bytes, m_memory);
    m_flushed.clear();
    for (std::int64_t extent = first; extent <= last; ++extent) {
        const std::uint64_t key = request.objectKey * perObject + static_cast<std::uint64_t>(extent);
        const std::int64_t place = address - record.offset + extent * m_extent;
        if (!write) {
            const bool hit = server.cache.use(key);
            ++(hit ? server.result.hits : server.result.misses);
            if (hit) {
                continue;
            }
            end = std::max(end, onDisk(server.disk.access(begin, place, m_extent)));
        }
        server.cache.put(key, place, write, m_flushed);
    }
    for (const std::int64_t place : m_flushed) {
        end = std::max(end, onDisk(server.disk.access(begin, place, m_extent)));
    }
    return end;
}

void Machine::inform(std::uint32_t station, const Message& message) {
    for (std::uint32_t other = 0; other < m_stations.size(); ++other) {
        if (other != station) {
            schedule(now() + m_delay, kInform, other,
                     (static_cast<std::uint64_t>(message.flow) << 40U) | static_cast<std::uint64_t>(message.bytes));
        }
    }
}

void Machine::served(std::uint32_t server, JobId jobId) {
    const std::uint32_t index = m_stations[server]->job(jobId).request;
    noteLoad(server, -1);
    const Job job = m_stations[server]->finish(jobId);
    noteLoad(server, 0);
    RequestRecord& record = m_requests[index].record;
    record.startTag = job.startTag;
    record.finishTag = job.finishTag;
    record.served = now();
    ++m_servers[server].result.requests;
    if (record.operation == Operation::read && m_bandwidth > 0) {
        Time& sending = m_servers[server].sending;
        sending = std::max(sending, now()) + transferTime(record.bytes, m_bandwidth);
        return schedule(sending + m_delay, kAtNode, m_processes[record.process].node, index);
    }
    if (m_delay == 0) {
        return done(index);
    }
    schedule(now() + m_delay, kDone, record.process, index);
}

void Machine::atNode(std::uint32_t index) {
    const RequestRecord& record = m_requests[index].record;
    Time& receiving = m_nodeReceiving[m_processes[record.process].node];
    receiving = std::max(receiving, now()) + transferTime(record.bytes, m_bandwidth);
    schedule(receiving, kDone, record.process, index);
}

void Machine::done(std::uint32_t index) {
    Request& request = m_requests[index];
    RequestRecord& record = request.record;
    record.done = now();
    m_end = now();
    m_phase.bytes += record.used;
    m_waiting.add(record.dispatched - record.arrived);
    m_inSlot.add(record.served - record.dispatched);
    GroupResult& group = m_phase.groups[record.flow];
    group.bytes += record.used;
    group.overTime.add(now(), record.used);
    m_sharedBytes[record.flow] += m_sharing ? record.used : 0;
    if (m_result.requests.size() < m_options.keptRequests) {
        m_result.requests.push_back(record);
    }
    const std::uint32_t process = record.process;
    const std::size_t lane = laneOf(process, record.server);
    const std::uint32_t callIndex = request.call;
    const bool counts = behind();
    if (counts) {
        m_response.add(record.done - record.issued);
        ++m_phase.calls;
    }
    m_processes[process].outstanding -= record.used;
    m_freeRequests.push_back(index);
    --m_lanes[lane].inFlight;
    pump(lane);
    Call& call = m_calls[callIndex];
    if (--call.open == 0) {
        if (!counts) {
            m_response.add(now() - call.issued);
            ++m_phase.calls;
        }
        const Call ended = call;
        m_freeCalls.push_back(callIndex);
        m_outstanding -= m_scenario.workload.traffic == Traffic::pattern ? 0 : 1;
        callEnded(ended);
    } else {
        goOn(process);
    }
}

void Machine::noteLoad(std::uint32_t index, int change) {
    Server& server = m_servers[index];
    if (change != 0) {
        server.heldTime += static_cast<base::Wide>(server.held) * (now() - server.heldSince);
        server.heldSince = now();
        server.held += change;
        return;
    }
    const Station& station = *m_stations[index];
    bool backlogged = true;
    for (std::uint32_t flow = 0; flow < m_scenario.groups(); ++flow) {
        backlogged = backlogged && station.backlog(flow) >= station.depth();
    }
    if (backlogged != server.backlogged) {
        if (server.backlogged) {
            server.backloggedTime += now() - server.backloggedSince;
            server.result.backloggedOverTime.addStretch(server.backloggedSince, now());
        }
        server.backlogged = backlogged;
        server.backloggedSince = now();
    }
}

std::uint32_t Machine::firstServerOf(std::int64_t file) const {
    const auto servers = static_cast<std::uint64_t>(m_servers.size());
    switch (m_scenario.layout.firstServer) {
        case FirstServer::roundRobin:
            return static_cast<std::uint32_t>(static_cast<std::uint64_t>(file) % servers);
        case FirstServer::random:
            return static_cast<std::uint32_t>(
                base::NamedDraws(m_options.seed, "file", static_cast<std::uint64_t>(file)).below(servers));
        case FirstServer::fixed:
            break;
    }
    return 0;
}

std::int64_t Machine::addressOf(const RequestRecord& record) const {
    if (!m_filePlaces.empty()) {
        return m_filePlaces[static_cast<std::size_t>(record.file)] + record.offset;
    }
    const auto capacity = static_cast<std::int64_t>(m_scenario.disk.capacity);
    return static_cast<std::int64_t>(static_cast<base::Wide>(record.file) * m_span % capacity) + record.offset;
}

std::uint32_t Machine::newRequest() {
    if (m_freeRequests.empty()) {
        m_requests.emplace_back();
        return static_cast<std::uint32_t>(m_requests.size() - 1);
    }
    const std::uint32_t index = m_freeRequests.back();
    m_freeRequests.pop_back();
    m_requests[index] = {};
    return index;
}

std::uint32_t Machine::newCall() {
    if (m_freeCalls.empty()) {
        m_calls.emplace_back();
        return static_cast<std::uint32_t>(m_calls.size() - 1);
    }
    const std::uint32_t index = m_freeCalls.back();
    m_freeCalls.pop_back();
    return index;
}

std::uint64_t Machine::bytesHeld() const {
    std::uint64_t caches = 0;
    for (const Server& server : m_servers) {
        caches += server.cache.bytes() + server.lastWriter.size() * 32;
    }
    return caches + m_processes.capacity() * sizeof(Process) + m_lanes.capacity() * sizeof(Lane) +
           m_requests.capacity() * (sizeof(Request) + sizeof(Job)) + m_calls.capacity() * sizeof(Call) +
           m_events.size() * sizeof(Event) + m_result.requests.capacity() * sizeof(RequestRecord) +
           m_created.size() * 32;
}

double Machine::doneShare() const {
    if (m_scenario.workload.duration > 0.0) {
        return std::min(1.0, seconds(now()) / m_scenario.workload.duration);
    }
    const bool both = m_scenario.workload.phases == Phases::writeThenRead;
    const double all = static_cast<double>(m_pattern.bytes());
    const double part = std::min(1.0, static_cast<double>(m_phase.bytes) / std::max(1.0, all));
    return both ? (static_cast<double>(m_result.phases.size()) + part) / 2.0 : part;
}

}  // namespace greyscope::sim
