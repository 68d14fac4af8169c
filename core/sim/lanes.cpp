#include "core/sim/lanes.h"

#include <algorithm>

namespace greyscope::sim {

namespace {

/// Returns the number of lanes per process if each server has its own; 0: one lane for all servers.
std::size_t lanesByServer(const Scenario& scenario) {
    return scenario.client.inFlight == 0 ? static_cast<std::size_t>(scenario.layout.servers) : 0;
}

std::uint32_t limitOf(const Scenario& scenario) {
    const Client& client = scenario.client;
    const double limit = client.inFlight == 0 ? client.inFlightPerServer : client.inFlight;
    const bool open = scenario.workload.traffic == Traffic::open;
    return limit > 0 && !open ? static_cast<std::uint32_t>(limit) : kNone;
}

}  // namespace

Lanes::Lanes(const Scenario& scenario, std::size_t processes)
    : m_servers(lanesByServer(scenario)),
      m_limit(limitOf(scenario)),
      m_lanes(processes * std::max<std::size_t>(1, m_servers)) {}

std::uint64_t Lanes::bytesOfOne(const Scenario& scenario) {
    return sizeof(Lane) * std::max<std::size_t>(1, lanesByServer(scenario));
}

void Lanes::add(std::size_t lane, std::uint32_t request) {
    if (request >= m_next.size()) {
        m_next.resize(request + std::size_t{1});
    }
    m_next[request] = kNone;
    Lane& to = m_lanes[lane];
    (to.first == kNone ? to.first : m_next[to.last]) = request;
    to.last = request;
}

std::uint32_t Lanes::leave(std::size_t lane) {
    Lane& from = m_lanes[lane];
    if (from.first == kNone || from.inFlight >= m_limit) {
        return kNone;
    }
    const std::uint32_t request = from.first;
    from.first = m_next[request];
    ++from.inFlight;
    return request;
}

}  // namespace greyscope::sim
