#pragma once

#include <cstdint>
#include <memory>
#include <string>
#include <vector>

#include "core/access/trace.h"
#include "core/base/error.h"
#include "core/base/progress.h"
#include "core/sim/experiments/scenario.h"
#include "core/sim/experiments/statistics.h"

namespace greyscope::sim {

/// Options of a single simulation run.
struct RunOptions {
    std::uint64_t seed = 2000;
    std::shared_ptr<const access::Trace> trace;  ///< trace to run, for Traffic::trace
    /// Number of requests that the result contains individually: the first ones that are done.
    std::uint64_t keptRequests = 0;
    Time keptFrom = 0;  ///< only requests that are done from this time on are kept
};

/// The times and values of one request to a server. Times are in ns since the start of the run.
struct RequestRecord {
    std::uint32_t process = 0, flow = 0, server = 0;
    Operation operation = Operation::read;
    std::int64_t file = 0, object = 0, offset = 0, bytes = 0;
    std::int64_t used = 0;                     ///< number of bytes that the call asked for; read-ahead fetches more
    Time issued = 0;                           ///< time at which its call began
    Time sent = 0;                             ///< time at which it left the client's processor
    Time arrived = 0;                          ///< time at which it arrived at the server's scheduler
    Time dispatched = 0;                       ///< time at which it got a slot
    Time onDisk = -1;                          ///< time at which the disk began with it; -1: served from memory
    Time served = 0;                           ///< time at which its slot was free again
    Time done = 0;                             ///< time at which the client had the answer
    std::int64_t startTag = 0, finishTag = 0;  ///< tags set by the policy; for SFQ multiplied by tagsPerByte()
};

/// Count, mean and quantiles of times in ms, such as response times.
struct ResponseTimes {
    std::uint64_t count = 0;
    double mean = 0.0, median = 0.0, p95 = 0.0, most = 0.0;
};

/// The results of one group of clients in a phase.
struct GroupResult {
    std::int64_t bytes = 0;
    double share = 0.0;   ///< share of the group in the bytes of all groups, until the first group was done
    AmountBins overTime;  ///< bytes over time
};

/// The results of one server in a phase.
struct ServerResult {
    std::uint64_t requests = 0;
    std::uint64_t hits = 0, misses = 0;  ///< number of extents read from the cache, and from the disk
    double diskBusy = 0.0;               ///< share of the time in which the disk was busy
    double inSystem = 0.0;               ///< mean number of requests that waited or occupied a slot
    double backlogged = 0.0;             ///< share of the time in which every group had at least as many requests as
                                         ///< there are slots
    std::uint64_t mostWaiting = 0;
    AmountBins backloggedOverTime{5 * kSecond};  ///< time for which the server was backlogged, in ns, over time
};

/// The results of a phase, one operation of a run: from its first call to its last answer or to the end of the run.
struct PhaseResult {
    Operation operation = Operation::read;
    bool mixed = false;  ///< whether the phase is a trace with both operations; `operation` is then the first one
    Time begin = 0, end = 0;
    std::int64_t bytes = 0;
    double throughput = 0.0;   ///< MB/s
    double withoutIdle = 0.0;  ///< throughput in MB/s without the waits between calls, as in P4
    std::uint64_t calls = 0;
    ResponseTimes response;  ///< response times of calls; with write-behind or read-ahead, of requests
    ResponseTimes waiting;   ///< time that requests wait for a slot
    ResponseTimes inSlot;    ///< time that requests occupy a slot
    std::vector<GroupResult> groups;
    std::vector<ServerResult> servers;
};

/// The result of a simulation run.
struct RunResult {
    std::uint64_t seed = 0;
    std::vector<PhaseResult> phases;
    std::uint64_t events = 0;
    std::uint64_t bytesHeld = 0;  ///< memory that the simulation used at its end, in bytes
    std::uint64_t checksum = 0;   ///< checksum of all events; equal runs have equal checksums
    /// Whether open traffic exceeds what the servers can serve, so that there is no steady state.
    bool overloaded = false;
    std::vector<RequestRecord> requests;
};

/// Simulates a scenario once. Uses only integers and single IEEE operations, so that results are bitwise equal on every
/// platform. Errors: those of check(), optionMissing (no trace), simulationTooLarge, cancelled.
[[nodiscard]] base::Expected<RunResult> simulate(const Scenario& scenario, const RunOptions& options,
                                                 base::Progress& progress);

}  // namespace greyscope::sim
