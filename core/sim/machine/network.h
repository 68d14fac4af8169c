#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <vector>

#include "core/sim/experiments/scenario.h"
#include "core/sim/machine/time.h"

namespace greyscope::sim {

/// The simulated network: the interfaces of nodes and servers, each of which transfers one request at a time, and the
/// path between them, which delays all requests equally.
class Network {
public:
    Network(const NetworkLink& link, std::size_t nodes, std::size_t servers)
        : m_bandwidth(fromMegabytes(link.bandwidth)),
          m_delay(fromMilliseconds(link.delay)),
          m_nodes(nodes),
          m_servers(servers) {}

    [[nodiscard]] Time delay() const { return m_delay; }
    /// Returns whether the bandwidth is limited, so that a transfer takes time.
    [[nodiscard]] bool hasRate() const { return m_bandwidth > 0; }
    /// Returns the time at which bytes that a node starts to send at `now` arrive at the interface of a server.
    Time nodeSends(std::size_t node, Time now, std::int64_t bytes) {
        return pass(m_nodes[node].out, now, bytes) + m_delay;
    }
    /// Returns the time at which bytes that a server starts to send at `now` arrive at the interface of a node.
    Time serverSends(std::size_t server, Time now, std::int64_t bytes) {
        return pass(m_servers[server].out, now, bytes) + m_delay;
    }
    /// Returns the time at which bytes that arrived at the interface of a node have passed through it.
    Time nodeTakes(std::size_t node, Time now, std::int64_t bytes) { return pass(m_nodes[node].in, now, bytes); }
    /// Returns the time at which bytes that arrived at the interface of a server have passed through it.
    Time serverTakes(std::size_t server, Time now, std::int64_t bytes) {
        return pass(m_servers[server].in, now, bytes);
    }

private:
    /// The times until which both directions of a network interface are busy.
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
