#include "core/sim/machine/storage_server.h"

#include <algorithm>

namespace greyscope::sim {

namespace {

std::int64_t extentOf(const Scenario& scenario) {
    const double least = std::min(scenario.layout.stripeSize, scenario.client.requestSize);
    return static_cast<std::int64_t>(scenario.cache.extent > 0 ? scenario.cache.extent : least);
}

std::uint64_t extentsIn(double bytes, std::int64_t extent) {
    return static_cast<std::uint64_t>(bytes) / static_cast<std::uint64_t>(extent);
}

}  // namespace

StorageServer::StorageServer(const Scenario& scenario, std::uint64_t seed, std::uint32_t number, std::int64_t span)
    : m_service(scenario.service.kind),
      m_serviceMean(fromMilliseconds(scenario.service.mean)),
      m_lockFee(fromMilliseconds(scenario.locks.fee)),
      m_memory(fromMegabytes(scenario.cache.rate)),
      m_extent(extentOf(scenario)),
      m_extentsOfObject(static_cast<std::uint64_t>(span / m_extent + 2)),
      m_cache(extentsIn(scenario.cache.capacity, m_extent), extentsIn(scenario.cache.dirty, m_extent)),
      m_disk(scenario.disk, base::NamedDraws(seed, "disk", number)),
      m_draws(seed, "service", number) {}

Time StorageServer::serve(Time now, RequestRecord& record, const ObjectAccess& access) {
    Time begin = now;
    if (m_lockFee > 0 && record.operation == Operation::write) {
        const auto [writer, isFirst] = m_lastWriter.try_emplace(access.object, record.process);
        begin += !isFirst && writer->second != record.process ? m_lockFee : 0;
        writer->second = record.process;
    }
    switch (m_service) {
        case Service::constant:
            return begin + m_serviceMean;
        case Service::exponential:
            return begin + m_draws.exponential(m_serviceMean);
        case Service::storage:
            break;
    }
    return m_cache.enabled() ? throughCache(begin, record, access) : fromDisk(begin, record, access);
}

Time StorageServer::onDisk(RequestRecord& record, SpinningDisk::Stretch stretch) const {
    record.onDisk = record.onDisk < 0 ? stretch.begin : record.onDisk;
    return stretch.end;
}

Time StorageServer::fromDisk(Time begin, RequestRecord& record, const ObjectAccess& access) {
    const std::int64_t gap = access.pieces > 1 ? access.gaps / (access.pieces - 1) : 0;
    return onDisk(record, m_disk.access(begin, access.address, record.bytes, access.pieces, gap));
}

Time StorageServer::throughCache(Time begin, RequestRecord& record, const ObjectAccess& access) {
    const bool write = record.operation == Operation::write;
    const std::int64_t first = record.offset / m_extent;
    const std::int64_t last = (record.offset + record.bytes + access.gaps - 1) / m_extent;
    Time end = begin + transferTime(record.bytes, m_memory);
    m_flushed.clear();
    for (std::int64_t extent = first; extent <= last; ++extent) {
        const std::uint64_t key = access.object * m_extentsOfObject + static_cast<std::uint64_t>(extent);
        const std::int64_t place = access.address - record.offset + extent * m_extent;
        if (!write) {
            const bool hit = m_cache.use(key);
            ++(hit ? m_result.hits : m_result.misses);
            if (hit) {
                continue;
            }
            end = std::max(end, onDisk(record, m_disk.access(begin, place, m_extent)));
        }
        m_cache.put(key, place, write, m_flushed);
    }
    for (const std::int64_t place : m_flushed) {
        end = std::max(end, onDisk(record, m_disk.access(begin, place, m_extent)));
    }
    return end;
}

void StorageServer::beginPhase(Time now) {
    m_result = {};
    m_heldTime = 0;
    m_heldSince = now;
    m_backloggedTime = 0;
    m_backloggedSince = now;
    m_diskBusyBefore = m_disk.busy();
}

void StorageServer::noteHeld(Time now, int change) {
    m_heldTime += static_cast<base::Wide>(m_held) * (now - m_heldSince);
    m_heldSince = now;
    m_held += change;
    m_result.requests += change < 0 ? 1 : 0;
}

void StorageServer::noteBacklog(Time now, bool backlogged) {
    if (backlogged == m_backlogged) {
        return;
    }
    if (m_backlogged) {
        m_backloggedTime += now - m_backloggedSince;
        m_result.backloggedOverTime.addStretch(m_backloggedSince, now);
    }
    m_backlogged = backlogged;
    m_backloggedSince = now;
}

void StorageServer::noteWaiting(std::uint64_t requests) {
    m_result.mostWaiting = std::max(m_result.mostWaiting, requests);
}

ServerResult StorageServer::endPhase(Time end, Time took) {
    noteHeld(std::max(end, m_heldSince), 0);
    if (m_backlogged && end > m_backloggedSince) {
        m_backloggedTime += end - m_backloggedSince;
        m_result.backloggedOverTime.addStretch(m_backloggedSince, end);
    }
    const auto all = static_cast<double>(took);
    m_result.inSystem = static_cast<double>(m_heldTime) / all;
    m_result.backlogged = static_cast<double>(m_backloggedTime) / all;
    m_result.diskBusy = std::min(1.0, static_cast<double>(m_disk.busy() - m_diskBusyBefore) / all);
    return m_result;
}

}  // namespace greyscope::sim
