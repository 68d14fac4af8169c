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

struct RunOptions {
    std::uint64_t seed = 2000;
    std::shared_ptr<const access::Trace> trace;  ///< for Traffic::trace
    std::uint64_t keptRequests = 0;              ///< number of requests to keep individually, in the order in which
                                                 ///< they are done
    Time keptFrom = 0;                           ///< requests are kept from this time on
};

/// The course of one request to a server. Times are in ns since the start of the run.
struct RequestRecord {
    std::uint32_t process = 0, flow = 0, server = 0;
    Operation operation = Operation::read;
    std::int64_t file = 0, object = 0, offset = 0, bytes = 0;
    std::int64_t used = 0;                     ///< bytes that the call asked for; read-ahead fetches more
    Time issued = 0;                           ///< when its call began
    Time sent = 0;                             ///< when it left the client's processor
    Time arrived = 0;                          ///< at the server's scheduler
    Time dispatched = 0;                       ///< when it got a slot
    Time onDisk = -1;                          ///< when the disk began with it; -1: served from memory
    Time served = 0;                           ///< when its slot was free again
    Time done = 0;                             ///< when the client had its answer
    std::int64_t startTag = 0, finishTag = 0;  ///< tags set by the policy; for SFQ multiplied by tagsPerByte()
};

/// Response times in ms.
struct ResponseTimes {
    std::uint64_t count = 0;
    double mean = 0.0, median = 0.0, p95 = 0.0, most = 0.0;
};

/// Results of one group of clients.
struct GroupResult {
    std::int64_t bytes = 0;
    double share = 0.0;   ///< share in the bytes of all groups, until the first group was done
    AmountBins overTime;  ///< bytes over time
};

struct ServerResult {
    std::uint64_t requests = 0;
    std::uint64_t hits = 0, misses = 0;  ///< extents read from the cache and from the disk
    double diskBusy = 0.0;               ///< share of the time in which the disk was busy
    double inSystem = 0.0;               ///< mean number of requests that waited or occupied a slot
    double backlogged = 0.0;             ///< share of the time in which every group had at least as many requests as
                                         ///< there are slots
    std::uint64_t mostWaiting = 0;
    AmountBins backloggedOverTime{5 * kSecond};  ///< in ns
};

/// One operation of a run, from its first call to its last answer or to the end of the run.
struct PhaseResult {
    Operation operation = Operation::read;
    bool mixed = false;  ///< a trace with both operations; `operation` is the first one
    Time begin = 0, end = 0;
    std::int64_t bytes = 0;
    double throughput = 0.0;   ///< MB/s
    double withoutIdle = 0.0;  ///< in MB/s, without the waits between calls, as in P4
    std::uint64_t calls = 0;
    ResponseTimes response;  ///< of calls; with write-behind or read-ahead, of requests
    ResponseTimes waiting;   ///< time that requests wait for a slot
    ResponseTimes inSlot;    ///< time that requests occupy a slot
    std::vector<GroupResult> groups;
    std::vector<ServerResult> servers;
};

struct RunResult {
    std::uint64_t seed = 0;
    std::vector<PhaseResult> phases;
    std::uint64_t events = 0;
    std::uint64_t bytesHeld = 0;  ///< memory at the end, in bytes
    std::uint64_t checksum = 0;   ///< of all events; equal runs have equal checksums
    bool overloaded = false;      ///< open traffic exceeds what can be served, so that there is no steady state
    std::vector<RequestRecord> requests;
};

/// Runs a scenario once. Uses only integers and single IEEE operations, so that results are bitwise equal on every
/// platform. Errors: those of check(), optionMissing (no trace), simulationTooLarge, cancelled.
[[nodiscard]] base::Expected<RunResult> simulate(const Scenario& scenario, const RunOptions& options,
                                                 base::Progress& progress);

}  // namespace greyscope::sim
