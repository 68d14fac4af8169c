#pragma once

#include <cstdint>
#include <unordered_map>
#include <vector>

#include "core/base/random.h"
#include "core/base/wide.h"
#include "core/sim/machine/disk.h"
#include "core/sim/machine/page_cache.h"
#include "core/sim/run.h"

namespace greyscope::sim {

/// The part of an object that a request accesses, with its place on the disk.
struct ObjectAccess {
    std::uint64_t object = 0;  ///< index of the object, unique over all files
    std::int64_t address = 0;  ///< address on the disk
    std::int64_t pieces = 1;
    std::int64_t gaps = 0;  ///< total number of bytes between the pieces
};

/// A simulated storage server: serves the requests that occupy a slot, with locks, memory and disk, and collects the
/// results of a phase.
class StorageServer {
public:
    /// Creates the server with the index `number`. `span` is the largest size of an object in bytes.
    StorageServer(const Scenario& scenario, std::uint64_t seed, std::uint32_t number, std::int64_t span);

    /// Returns the time at which a request that gets a slot now will have been served. Sets the time in `record` at
    /// which the disk begins with it.
    Time serve(Time now, RequestRecord& record, const ObjectAccess& access);

    /// Starts the results of a new phase.
    void beginPhase(Time now);
    /// Records that the number of requests at the server changes: `change` is 1 for an arrival and -1 for a request
    /// that has been served.
    void noteHeld(Time now, int change);
    /// Records whether the server is backlogged: every group of clients has at least as many requests here as there are
    /// slots.
    void noteBacklog(Time now, bool backlogged);
    /// Records the number of waiting requests, of which the largest is reported.
    void noteWaiting(std::uint64_t requests);
    /// Returns the results of the phase, which took `took`.
    [[nodiscard]] ServerResult endPhase(Time end, Time took);
    [[nodiscard]] std::uint64_t bytes() const { return m_cache.bytes() + m_lastWriter.size() * 32; }

private:
    [[nodiscard]] Time fromDisk(Time begin, RequestRecord& record, const ObjectAccess& access);
    [[nodiscard]] Time throughCache(Time begin, RequestRecord& record, const ObjectAccess& access);
    [[nodiscard]] Time onDisk(RequestRecord& record, SpinningDisk::Stretch stretch) const;

    Service m_service;
    Time m_serviceMean, m_lockFee;
    Rate m_memory;
    std::int64_t m_extent;
    std::uint64_t m_extentsOfObject;
    ExtentCache m_cache;
    SpinningDisk m_disk;
    base::NamedDraws m_draws;
    std::unordered_map<std::uint64_t, std::uint32_t> m_lastWriter;
    std::vector<std::int64_t> m_flushed;

    std::int64_t m_held = 0;  ///< number of requests at the server that wait or occupy a slot
    Time m_heldSince = 0;
    base::Wide m_heldTime = 0;
    bool m_backlogged = false;
    Time m_backloggedSince = 0;
    Time m_backloggedTime = 0;
    Time m_diskBusyBefore = 0;  ///< total time for which the disk was busy before this phase
    ServerResult m_result;
};

}  // namespace greyscope::sim
