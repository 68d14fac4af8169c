#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "core/access/pattern.h"
#include "core/base/error.h"
#include "core/base/names.h"
#include "core/sim/machine/event_queue.h"
#include "core/sim/policy.h"
#include "core/striping/layout.h"

namespace greyscope::sim {

/// Version of the simulation model. It increases whenever the same scenario and seed give different results.
inline constexpr int kModelVersion = 1;

/// How the requests of a run are generated.
enum class Traffic {
    pattern,  ///< processes issue one call after the other, as in access::Pattern
    open,     ///< requests arrive at random, whether or not earlier ones have finished: a textbook queue
    trace     ///< requests arrive at the times of a trace
};
/// Which operations a run has, one after the other.
enum class Phases { read, write, writeThenRead };
enum class FirstServer { fixed, roundRobin, random };  ///< first server of each file
enum class Service {
    storage,
    constant,
    exponential
};  ///< how long a server takes for a request: as its storage does, a constant time, or an exponentially distributed
    ///< time

/// What the processes access in a scenario.
struct Workload {
    Traffic traffic = Traffic::pattern;
    access::Pattern pattern{.shape = access::Shape::filePerProcess, .segments = 1, .segmentSize = 1 << 20};
    Phases phases = Phases::write;
    bool endless = false;      ///< whether the workload starts again at its end, until `duration`
    double duration = 0.0;     ///< length of the run in s; 0: until all calls are done
    double arrivalRate = 0.5;  ///< requests per second, for open traffic
    bool operator==(const Workload&) const = default;
};

/// How files are striped over the servers.
struct StripedFile {
    double servers = 4;
    double stripeSize = 1 << 20;
    double stripeCount = 4;
    double subsetSize = 0;  ///< number of OSTs (servers) per subfile in hierarchical striping; 0: plain striping
    FirstServer firstServer = FirstServer::fixed;
    bool operator==(const StripedFile&) const = default;
};

/// The network between clients and servers.
struct NetworkLink {
    double bandwidth = 125;  ///< bandwidth in MB/s in each direction; 0: infinitely fast
    double delay = 0.2;      ///< in ms
    bool operator==(const NetworkLink&) const = default;
};

/// The client software: how it splits calls into requests, limits and caches them, and its processor times.
struct Client {
    double requestSize = 1 << 20;  ///< largest size of a request to a server, in bytes
    double inFlight = 0;           ///< largest number of requests of a process in flight; 0: any number
    double inFlightPerServer = 8;
    double stripeCost = 0;    ///< processor time in ms before each request
    double stripeSpread = 0;  ///< random variation of stripeCost, in ms up or down
    double callCost = 0;      ///< processor time in us per call
    /// Number of bytes per server that may be written behind; 0: a call waits until its data are written.
    double dirty = 0;
    double readAhead = 0;   ///< number of bytes per server that may be read ahead
    double readWindow = 0;  ///< smallest number of bytes that a strided read fetches, most of it for other processes;
                            ///< 0: only what it reads
    double wideCost = 0;    ///< processor time in us per request, for each server that the process has contacted
    bool operator==(const Client&) const = default;
};

/// The scheduling policy of the servers and its options.
struct SchedulerChoice {
    std::string policy = "fifo";
    double depth = 4;  ///< number of service slots of a server, D
    std::vector<std::int64_t> weights{1};
    double quantum = 16;
    double rate = 10'000;
    double bucket = 3;
    bool operator==(const SchedulerChoice&) const = default;
};

/// The page cache of a server.
struct PageCache {
    double capacity = 0;  ///< size in bytes per server; 0: no cache
    double dirty = 0;     ///< number of bytes that may wait in the cache to be written
    double extent = 0;    ///< number of bytes that are cached together; 0: a stripe, or a request if that is smaller
    double rate = 2000;   ///< rate of copying in MB/s; 0: infinitely fast
    bool operator==(const PageCache&) const = default;
};

/// The disk of a server.
struct Disk {
    double transfer = 70;    ///< MB/s
    double seekLeast = 0.8;  ///< time of the shortest seek in ms
    /// Time in ms that is added to the shortest seek, multiplied by the root of the distance as a share of `capacity`.
    double seekSpan = 15.2;
    double capacity = 300e9;  ///< in bytes
    double turn = 8.33;       ///< rotation in ms; a request that does not continue the previous one waits for a random
                              ///< part of it
    bool operator==(const Disk&) const = default;
};

/// The times of the metadata server.
struct Metadata {
    double open = 0;    ///< time in ms that the metadata server needs per process and file
    double create = 0;  ///< additional time in ms, once per file
    bool operator==(const Metadata&) const = default;
};

/// The cost of locks on objects.
struct Locks {
    /// Time in ms that a write to an object takes longer if another client was the last to write to it.
    double fee = 0;
    bool operator==(const Locks&) const = default;
};

/// How long servers take for a request.
struct ServiceChoice {
    Service kind = Service::storage;
    double mean = 1000;  ///< mean service time in ms, for constant and exponential service
    bool operator==(const ServiceChoice&) const = default;
};

/// Everything about a run except its seed: what is accessed, where it is stored, which servers serve it, and how long
/// each operation takes. Sizes are in bytes (K, M and G are powers of 1024), rates in MB/s of 10^6 bytes.
struct Scenario {
    std::string preset;  ///< name of the preset that the scenario was made from
    Workload workload;
    StripedFile layout;
    NetworkLink link;
    Client client;
    SchedulerChoice scheduler;
    PageCache cache;
    Disk disk;
    Metadata metadata;
    Locks locks;
    ServiceChoice service;
    RunLimits bounds;
    bool operator==(const Scenario&) const = default;

    [[nodiscard]] std::size_t groups() const { return scheduler.weights.size(); }
    [[nodiscard]] PolicyOptions policyOptions() const;
};

/// Checks a scenario: each parameter against its range, and parameters that depend on each other. Errors:
/// optionOutOfRange, optionUnknown, those of access::check(), checkWeights() and the layout.
[[nodiscard]] base::Expected<void> check(const Scenario& scenario);

/// Returns the layout of each file of a scenario over the servers, with the file's first server as number 0. Error:
/// optionOutOfRange.
[[nodiscard]] base::Expected<striping::Layout> layoutOf(const Scenario& scenario);

}  // namespace greyscope::sim
