#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

#include "core/sim/machine/machine_events.h"
#include "core/sim/run.h"

namespace greyscope::sim {

/// Requests that wait until fewer of their process are in flight, oldest first: a lane a process, or one for each
/// server that it calls.
class Lanes {
public:
    Lanes(const Scenario& scenario, std::size_t processes);

    [[nodiscard]] std::size_t of(std::uint32_t process, std::uint32_t server) const {
        return m_servers == 0 ? process : process * m_servers + server;
    }
    void add(std::size_t lane, std::uint32_t request);
    /// The next one that may leave, which is in flight from now on; kNone while none may.
    [[nodiscard]] std::uint32_t leave(std::size_t lane);
    void answered(std::size_t lane) { --m_lanes[lane].inFlight; }

    [[nodiscard]] std::uint64_t bytes() const {
        return m_lanes.capacity() * sizeof(Lane) + m_next.capacity() * sizeof(std::uint32_t);
    }
    /// Of the lanes of one process.
    [[nodiscard]] static std::uint64_t bytesOfOne(const Scenario& scenario);

private:
    struct Lane {
        std::uint32_t first = kNone, last = kNone;
        std::uint32_t inFlight = 0;
    };

    std::size_t m_servers;  ///< with a lane each; 0: one lane a process
    std::uint32_t m_limit;  ///< requests in flight
    std::vector<Lane> m_lanes;
    std::vector<std::uint32_t> m_next;  ///< of a request, in its lane
};

}  // namespace greyscope::sim
