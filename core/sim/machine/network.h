#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <vector>

#include "core/sim/experiments/scenario.h"
#include "core/sim/machine/time.h"

namespace greyscope::sim {

/// The network interfaces of nodes and servers, each of which transfers one request at a time, and the path between
/// them, which delays all requests equally.
class Network {
public:
    Network(const NetworkLink& link, std::size_t nodes, std::size_t servers)
        : m_bandwidth(fromMegabytes(link.bandwidth)),
          m_delay(fromMilliseconds(link.delay)),
          m_nodes(nodes),
          m_servers(servers) {}

    [[nodiscard]] Time delay() const { return m_delay; }
    /// Returns whether a transfer takes time.
    [[nodiscard]] bool hasRate() const { return m_bandwidth > 0; }
    /// Return when bytes that a node (or server) starts to send arrive at the interface of the other end.
    Time nodeSends(std::size_t node, Time now, std::int64_t bytes) {
        return pass(m_nodes[node].out, now, bytes) + m_delay;
    }
    Time serverSends(std::size_t server, Time now, std::int64_t bytes) {
        return pass(m_servers[server].out, now, bytes) + m_delay;
    }
    /// Return when bytes that have arrived at the interface of a node (or server) have passed through it.
    Time nodeTakes(std::size_t node, Time now, std::int64_t bytes) { return pass(m_nodes[node].in, now, bytes); }
    Time serverTakes(std::size_t server, Time now, std::int64_t bytes) {
        return pass(m_servers[server].in, now, bytes);
    }

private:
    /// Time until which each direction is busy.
    struct Interface {
        Time in = 0, out = 0;
    };
    Time pass(Time& taken, Time now, std::int64_t bytes) const {
        return taken = std::max(taken, now) + transferTime(bytes, m_bandwidth);
    }

    Rate m_bandwidth;
    Time m_delay;
    std::vector<Interface> m_nodes, m_servers;
};

}  // namespace greyscope::sim
