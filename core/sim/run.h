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
    std::shared_ptr<const access::Trace> trace;  ///< of Traffic::trace
    std::uint64_t keptRequests = 0;              ///< that are told one by one, the first that are done
    Time keptFrom = 0;                           ///< from this time on
};

/// What became of one request to a server. Times are ns of the run.
struct RequestRecord {
    std::uint32_t process = 0, flow = 0, server = 0;
    Operation operation = Operation::read;
    std::int64_t file = 0, object = 0, offset = 0, bytes = 0;
    std::int64_t used = 0;                     ///< of the bytes: read-ahead fetches more than is read
    Time issued = 0;                           ///< its call began
    Time sent = 0;                             ///< it left the client's processor
    Time arrived = 0;                          ///< at the scheduler
    Time dispatched = 0;                       ///< it got a slot
    Time onDisk = -1;                          ///< the disk began with it; -1: it was served from memory
    Time served = 0;                           ///< the slot is free again
    Time done = 0;                             ///< the client has its answer
    std::int64_t startTag = 0, finishTag = 0;  ///< what the policy noted; of SFQ times tagsPerByte()
};

/// Times in ms.
struct ResponseTimes {
    std::uint64_t count = 0;
    double mean = 0.0, median = 0.0, p95 = 0.0, most = 0.0;
};

/// What a group of clients got.
struct GroupResult {
    std::int64_t bytes = 0;
    double share = 0.0;   ///< of the bytes of all groups, until the first of them had done
    AmountBins overTime;  ///< bytes
};

struct ServerResult {
    std::uint64_t requests = 0;
    std::uint64_t hits = 0, misses = 0;  ///< extents that were read
    double diskBusy = 0.0;               ///< share of the time
    double inSystem = 0.0;               ///< requests that waited or held a slot, on average
    double backlogged = 0.0;             ///< share of the time in which every group had as many as there are slots
    std::uint64_t mostWaiting = 0;
    AmountBins backloggedOverTime{5 * kSecond};  ///< ns
};

/// One operation of a run, from its first call to its last answer or the end of the run.
struct PhaseResult {
    Operation operation = Operation::read;
    bool mixed = false;  ///< of a trace: both; `operation` is its first
    Time begin = 0, end = 0;
    std::int64_t bytes = 0;
    double throughput = 0.0;   ///< MB/s
    double withoutIdle = 0.0;  ///< MB/s, the waits between calls deducted as P4 does
    std::uint64_t calls = 0;
    ResponseTimes response;  ///< of a call; where written or read behind, of a request
    ResponseTimes waiting;   ///< of a request for a slot
    ResponseTimes inSlot;    ///< of a request in its slot
    std::vector<GroupResult> groups;
    std::vector<ServerResult> servers;
};

struct RunResult {
    std::uint64_t seed = 0;
    std::vector<PhaseResult> phases;
    std::uint64_t events = 0;
    std::uint64_t bytesHeld = 0;  ///< memory, at the end
    std::uint64_t checksum = 0;   ///< of all events: equal runs have equal ones
    bool overloaded = false;      ///< open traffic that brings more than can be served: no steady state
    std::vector<RequestRecord> requests;
};

/// Runs a scenario once. Whole numbers and single IEEE operations alone: the same bits everywhere.
/// Errors: those of check(), simulationTooLarge, cancelled.
[[nodiscard]] base::Expected<RunResult> simulate(const Scenario& scenario, const RunOptions& options,
                                                 base::Progress& progress);

}  // namespace greyscope::sim
