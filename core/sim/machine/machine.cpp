#include "core/sim/machine/machine.h"

#include <algorithm>
#include <cmath>
#include <functional>
#include <numeric>

namespace greyscope::sim {

using base::Expected;

namespace {

std::uint64_t countOf(double number) {
    return static_cast<std::uint64_t>(number);
}

/// Returns the pattern of the scenario with the actual number of processes.
access::Pattern patternOf(const Scenario& scenario, const RunOptions& options) {
    access::Pattern pattern = scenario.workload.pattern;
    if (scenario.workload.traffic == Traffic::trace) {
        pattern.processes = static_cast<std::int64_t>(options.trace->clients.size());
    } else if (scenario.workload.traffic == Traffic::open) {
        pattern.processes = 1;
    }
    return pattern;
}

DiskPlaces placesOf(const Scenario& scenario, const RunOptions& options, const striping::Layout& layout,
                    const access::Pattern& pattern) {
    return scenario.workload.traffic == Traffic::trace ? DiskPlaces(scenario, layout, *options.trace)
                                                       : DiskPlaces(scenario, layout, pattern.fileSize());
}

std::uint32_t firstServerOf(const Scenario& scenario, std::uint64_t seed, std::int64_t file) {
    const std::uint64_t servers = countOf(scenario.layout.servers);
    const auto number = static_cast<std::uint64_t>(file);
    switch (scenario.layout.firstServer) {
        case FirstServer::roundRobin:
            return static_cast<std::uint32_t>(number % servers);
        case FirstServer::random:
            return static_cast<std::uint32_t>(base::NamedDraws(seed, "file", number).below(servers));
        case FirstServer::fixed:
            break;
    }
    return 0;
}

/// Packs a message into the data of an event: 24 bits for the flow, 40 for the bytes.
std::uint64_t dataOf(const Message& message) {
    return (static_cast<std::uint64_t>(message.flow) << 40U) | static_cast<std::uint64_t>(message.bytes);
}

Message messageOf(std::uint64_t data) {
    return {static_cast<std::uint32_t>(data >> 40U), static_cast<std::int64_t>(data & ((std::uint64_t{1} << 40U) - 1))};
}

std::int64_t bytesOf(const std::vector<RequestDraft>& drafts) {
    return std::transform_reduce(drafts.begin(), drafts.end(), std::int64_t{0}, std::plus<>(),
                                 [](const RequestDraft& draft) { return draft.bytes; });
}

/// Returns whether more requests arrive than the servers can serve.
bool isOverloaded(const Scenario& scenario) {
    return scenario.workload.traffic == Traffic::open && scenario.service.kind != Service::storage &&
           scenario.workload.arrivalRate * scenario.service.mean / 1e3 >=
               scenario.layout.servers * scenario.scheduler.depth;
}

}  // namespace

Machine::Machine(const Scenario& scenario, const RunOptions& options, striping::Layout layout)
    : m_scenario(scenario),
      m_options(options),
      m_layout(std::move(layout)),
      m_pattern(patternOf(scenario, options)),
      m_drafts(m_layout, static_cast<std::int64_t>(scenario.client.requestSize)),
      m_places(placesOf(scenario, options, m_layout, m_pattern)),
      m_metadata(scenario.metadata),
      m_clients(*this, scenario, m_pattern, m_drafts, options.seed, m_metadata.takesTime()),
      m_arrivals(*this, scenario, options, m_drafts, m_clients.drawsOf(0)),
      m_network(scenario.link, static_cast<std::size_t>(m_pattern.nodes()), countOf(scenario.layout.servers)),
      m_lanes(scenario, m_clients.count()) {
    const std::uint64_t servers = countOf(scenario.layout.servers);
    const PolicyOptions policy = scenario.policyOptions();
    Station::Owner& self = *this;
    m_servers.reserve(servers);
    for (std::uint32_t s = 0; s < servers; ++s) {
        m_servers.emplace_back(scenario, options.seed, s, m_places.span());
        m_stations.push_back(std::make_unique<Station>(self, s, countOf(scenario.scheduler.depth),
                                                       *policyNamed(scenario.scheduler.policy), policy));
    }
    m_result.seed = options.seed;
}

std::uint64_t Machine::bytesNeeded(const Scenario& scenario) {
    const auto processes = static_cast<std::uint64_t>(scenario.workload.pattern.processes);
    return processes * (Clients::bytesOfOne() + Lanes::bytesOfOne(scenario) + 2 * sizeof(Time)) +
           countOf(scenario.layout.servers) * (sizeof(StorageServer) + sizeof(Station) + 1024);
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
    if (m_phaseOpen) {  // in a run of limited time, an unfinished phase is cut off
        endPhase(last);
    }
    m_result.events = m_events.taken();
    m_result.bytesHeld = bytesHeld();
    m_result.overloaded = isOverloaded(m_scenario);
    return std::move(m_result);
}

void Machine::beginPhase(Operation operation) {
    m_operation = operation;
    m_phaseOpen = true;
    m_clients.beginPhase(operation);
    m_account = PhaseAccount(operation, now(), m_scenario.groups(), m_clients.behind());
    for (StorageServer& server : m_servers) {
        server.beginPhase(now());
    }
    if (m_scenario.workload.traffic == Traffic::pattern) {
        m_clients.start();
    } else {
        m_arrivals.start();
    }
}

void Machine::endPhase(Time end) {
    m_phaseOpen = false;
    if (m_scenario.workload.traffic == Traffic::trace) {
        m_account.noteOperation(m_options.trace->records.front().operation, m_arrivals.mixed());
    }
    PhaseResult phase = m_account.ended(end, m_clients.idle());
    for (StorageServer& server : m_servers) {
        phase.servers.push_back(server.endPhase(end, std::max<Time>(1, end - phase.begin)));
    }
    m_result.phases.push_back(std::move(phase));
}

void Machine::handle(const Event& event) {
    m_result.checksum = (m_result.checksum ^ static_cast<std::uint64_t>(event.at) ^ event.kind ^
                         (static_cast<std::uint64_t>(event.entity) << 32U) ^ event.data) *
                        0x9E3779B97F4A7C15;
    const auto index = static_cast<std::uint32_t>(event.data);
    switch (static_cast<EventKind>(event.kind)) {
        case kNext:
            return m_clients.next(event.entity, event.data == 1);
        case kOpen: {
            const bool write = m_operation == Operation::write;
            const Time opened = m_metadata.opened(event.at, m_clients.fileOf(event.entity), write);
            return m_events.schedule(opened + m_network.delay(), kNext, event.entity, 1);
        }
        case kBurst:
            return m_clients.burstPrepared(event.entity);
        case kDepart:
            return depart(index);
        case kAtServer: {
            const RequestRecord& record = m_requests[index].record;
            const Time taken = m_network.serverTakes(record.server, now(), record.bytes);
            return m_events.schedule(taken, kArrived, record.server, index);
        }
        case kArrived:
            return arrived(index);
        case kServed:
            return served(event.entity, index);
        case kAtNode: {
            const RequestRecord& record = m_requests[index].record;
            const Time taken = m_network.nodeTakes(m_clients.nodeOf(record.process), now(), record.bytes);
            return m_events.schedule(taken, kDone, record.process, index);
        }
        case kDone:
            return done(index);
        case kAlarm:
            return m_stations[event.entity]->alarm();
        case kInform:
            return m_stations[event.entity]->getSchInfo(messageOf(event.data));
        case kOpenTraffic:
            return m_arrivals.openArrival(m_operation);
        case kTrace:
            return m_arrivals.traceDue();
    }
}

void Machine::send(const RequestRecord& common, std::int64_t used) {
    const std::vector<RequestDraft>& drafts = m_drafts.taken();
    const std::uint32_t call = m_calls.take({common.process, static_cast<std::uint32_t>(drafts.size()), common.issued});
    const std::uint32_t firstServer = firstServerOf(m_scenario, m_options.seed, common.file);
    const std::int64_t fetched = bytesOf(drafts);
    std::int64_t before = 0;
    for (const RequestDraft& draft : drafts) {
        const std::uint32_t index = request(draft, common, call, firstServer);
        RequestRecord& record = m_requests[index].record;
        record.used = base::scaled(before + draft.bytes, used, fetched) - base::scaled(before, used, fetched);
        before += draft.bytes;
        m_lanes.add(m_lanes.of(record.process, record.server), index);
    }
    for (const RequestDraft& draft : drafts) {
        pump(m_lanes.of(common.process, serverOf(draft, firstServer)));
    }
}

std::uint32_t Machine::request(const RequestDraft& draft, const RequestRecord& common, std::uint32_t call,
                               std::uint32_t firstServer) {
    const std::uint32_t index = m_requests.take({common, {}, call});
    Request& request = m_requests[index];
    request.record.server = serverOf(draft, firstServer);
    request.record.object = static_cast<std::int64_t>(draft.object);
    request.record.offset = draft.offset;
    request.record.bytes = draft.bytes;
    request.access = {static_cast<std::uint64_t>(common.file) * m_drafts.objects() + draft.object,
                      m_places.addressOf(common.file, draft.offset), draft.pieces, draft.gaps()};
    return index;
}

void Machine::pump(std::size_t lane) {
    for (std::uint32_t index = m_lanes.leave(lane); index != kNone; index = m_lanes.leave(lane)) {
        const RequestRecord& record = m_requests[index].record;
        const Time ready = m_clients.readied(record.process, record.server);
        if (ready == now()) {
            depart(index);
        } else {
            m_events.schedule(ready, kDepart, record.process, index);
        }
    }
}

void Machine::depart(std::uint32_t index) {
    RequestRecord& record = m_requests[index].record;
    record.sent = now();
    if (record.operation == Operation::write && m_network.hasRate()) {
        const Time there = m_network.nodeSends(m_clients.nodeOf(record.process), now(), record.bytes);
        return m_events.schedule(there, kAtServer, record.server, index);
    }
    if (m_network.delay() == 0) {  // a network without delay needs no event
        return arrived(index);
    }
    m_events.schedule(now() + m_network.delay(), kArrived, record.server, index);
}

void Machine::arrived(std::uint32_t index) {
    Request& request = m_requests[index];
    RequestRecord& record = request.record;
    record.arrived = now();
    const std::uint32_t server = record.server;
    m_servers[server].noteHeld(now(), 1);
    m_stations[server]->arrive({.client = m_clients.nodeOf(record.process),
                                .flow = record.flow,
                                .object = request.access.object,
                                .offset = record.offset,
                                .bytes = record.bytes,
                                .operation = record.operation,
                                .request = index});
    noteBacklog(server);
    m_servers[server].noteWaiting(m_stations[server]->waiting());
}

void Machine::serve(std::uint32_t station, const QueuedJob& job) {
    Request& request = m_requests[job.request];
    request.record.dispatched = now();
    const Time end = m_servers[station].serve(now(), request.record, request.access);
    m_events.schedule(end, kServed, station, job.id);
}

void Machine::inform(std::uint32_t station, const Message& message) {
    for (std::uint32_t other = 0; other < m_stations.size(); ++other) {
        if (other != station) {
            m_events.schedule(now() + m_network.delay(), kInform, other, dataOf(message));
        }
    }
}

void Machine::served(std::uint32_t server, JobId jobId) {
    const std::uint32_t index = m_stations[server]->job(jobId).request;
    m_servers[server].noteHeld(now(), -1);
    const QueuedJob job = m_stations[server]->finish(jobId);
    noteBacklog(server);
    RequestRecord& record = m_requests[index].record;
    record.startTag = job.startTag;
    record.finishTag = job.finishTag;
    record.served = now();
    if (record.operation == Operation::read && m_network.hasRate()) {
        const Time there = m_network.serverSends(server, now(), record.bytes);
        return m_events.schedule(there, kAtNode, m_clients.nodeOf(record.process), index);
    }
    if (m_network.delay() == 0) {
        return done(index);
    }
    m_events.schedule(now() + m_network.delay(), kDone, record.process, index);
}

void Machine::done(std::uint32_t index) {
    Request& request = m_requests[index];
    RequestRecord& record = request.record;
    record.done = now();
    m_account.noteDone(record);
    if (now() >= m_options.keptFrom && m_result.requests.size() < m_options.keptRequests) {
        m_result.requests.push_back(record);
    }
    const std::uint32_t process = record.process;
    const std::uint32_t callIndex = request.call;
    const std::size_t lane = m_lanes.of(process, record.server);
    m_clients.answered(process, record.used);
    m_requests.giveBack(index);
    m_lanes.answered(lane);
    pump(lane);
    Call& call = m_calls[callIndex];
    if (--call.open > 0) {
        return m_clients.goOn(process);
    }
    const Call ended = call;
    m_calls.giveBack(callIndex);
    callEnded(ended);
}

void Machine::callEnded(const Call& call) {
    m_account.noteCallEnded(call.issued, now());
    if (m_scenario.workload.traffic == Traffic::pattern) {
        m_clients.callEnded(call.process);
    } else if (m_arrivals.answered()) {
        allDone();
    }
}

void Machine::allDone() {
    endPhase(m_account.lastDone());
    if (m_scenario.workload.traffic == Traffic::pattern && m_scenario.workload.phases == Phases::writeThenRead &&
        m_operation == Operation::write) {
        beginPhase(Operation::read);
    }
}

void Machine::noteBacklog(std::uint32_t server) {
    m_servers[server].noteBacklog(now(), m_stations[server]->isBacklogged(m_scenario.groups()));
}

std::uint64_t Machine::bytesHeld() const {
    std::uint64_t servers = 0;
    for (const StorageServer& server : m_servers) {
        servers += server.bytes();
    }
    return servers + m_clients.bytes() + m_lanes.bytes() + m_requests.room() * (sizeof(Request) + sizeof(QueuedJob)) +
           m_calls.room() * sizeof(Call) + m_events.size() * sizeof(Event) +
           m_result.requests.capacity() * sizeof(RequestRecord) + m_metadata.bytes();
}

double Machine::doneShare() const {
    if (m_scenario.workload.duration > 0.0) {
        return std::min(1.0, seconds(now()) / m_scenario.workload.duration);
    }
    const bool both = m_scenario.workload.phases == Phases::writeThenRead;
    const double all = static_cast<double>(m_pattern.bytes());
    const double part = std::min(1.0, static_cast<double>(m_account.bytes()) / std::max(1.0, all));
    return both ? (static_cast<double>(m_result.phases.size()) + part) / 2.0 : part;
}

}  // namespace greyscope::sim
