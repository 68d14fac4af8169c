#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <vector>

#include "core/sim/experiments/scenario.h"
#include "core/sim/machine/time.h"

namespace greyscope::sim {

/// The network interfaces of nodes and servers, each of which passes one request after the other, and the way between
/// them, which delays all alike.
class Network {
public:
    Network(const NetworkLink& link, std::size_t nodes, std::size_t servers)
        : m_bandwidth(fromMegabytes(link.bandwidth)),
          m_delay(fromMilliseconds(link.delay)),
          m_nodes(nodes),
          m_servers(servers) {}

    [[nodiscard]] Time delay() const { return m_delay; }
    /// Passing takes time.
    [[nodiscard]] bool hasRate() const { return m_bandwidth > 0; }
    /// When bytes that a node (a server) begins to send reach the interface of the other end.
    Time nodeSends(std::size_t node, Time now, std::int64_t bytes) {
        return pass(m_nodes[node].out, now, bytes) + m_delay;
    }
    Time serverSends(std::size_t server, Time now, std::int64_t bytes) {
        return pass(m_servers[server].out, now, bytes) + m_delay;
    }
    /// When bytes that have come to a node's (a server's) interface are through it.
    Time nodeTakes(std::size_t node, Time now, std::int64_t bytes) { return pass(m_nodes[node].in, now, bytes); }
    Time serverTakes(std::size_t server, Time now, std::int64_t bytes) {
        return pass(m_servers[server].in, now, bytes);
    }

private:
    /// Until when each direction is taken.
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
