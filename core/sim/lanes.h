#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

#include "core/sim/machine/machine_events.h"
#include "core/sim/run.h"

namespace greyscope::sim {

/// The queues (lanes) in which the requests of processes wait, oldest first, while the maximum number of requests is in
/// flight. A process has one lane, or one for each server that it calls.
class Lanes {
public:
    Lanes(const Scenario& scenario, std::size_t processes);

    /// Returns the lane of the requests of a process to a server.
    [[nodiscard]] std::size_t of(std::uint32_t process, std::uint32_t server) const {
        return m_servers == 0 ? process : process * m_servers + server;
    }
    /// Adds a request at the end of a lane.
    void add(std::size_t lane, std::uint32_t request);
    /// Removes and returns the first waiting request of a lane, which is in flight from then on. Returns kNone if no
    /// request waits or no more may be in flight.
    [[nodiscard]] std::uint32_t leave(std::size_t lane);
    /// Records that a request of a lane was answered, so that it is no longer in flight.
    void answered(std::size_t lane) { --m_lanes[lane].inFlight; }

    [[nodiscard]] std::uint64_t bytes() const {
        return m_lanes.capacity() * sizeof(Lane) + m_next.capacity() * sizeof(std::uint32_t);
    }
    /// Returns the memory of the lanes of one process, in bytes.
    [[nodiscard]] static std::uint64_t bytesOfOne(const Scenario& scenario);

private:
    struct Lane {
        std::uint32_t first = kNone, last = kNone;
        std::uint32_t inFlight = 0;
    };

    std::size_t m_servers;  ///< lanes per process, one per server; 0: a single lane
    std::uint32_t m_limit;  ///< largest number of requests in flight
    std::vector<Lane> m_lanes;
    std::vector<std::uint32_t> m_next;  ///< next request in the same lane, by request
};

}  // namespace greyscope::sim
