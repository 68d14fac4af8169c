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

/// Changes whenever the same scenario and seed give other numbers.
inline constexpr int kModelVersion = 1;

/// What runs.
enum class Traffic {
    pattern,  ///< processes call one after the other, as access::Pattern has it
    open,     ///< requests come at random, whether earlier ones have finished or not: a queue of the textbooks
    trace     ///< requests come when a trace has them
};
enum class Phases { read, write, writeThenRead };
enum class FirstServer { fixed, roundRobin, random };   ///< of each file
enum class Service { storage, constant, exponential };  ///< what a server does with a request

struct Workload {
    Traffic traffic = Traffic::pattern;
    access::Pattern pattern{.shape = access::Shape::filePerProcess, .segments = 1, .segmentSize = 1 << 20};
    Phases phases = Phases::write;
    bool endless = false;      ///< begins again when it has come to its end, until `duration`
    double duration = 0.0;     ///< s; 0: until all is done
    double arrivalRate = 0.5;  ///< requests a second, open traffic
    bool operator==(const Workload&) const = default;
};

struct StripedFile {
    double servers = 4;
    double stripeSize = 1 << 20;
    double stripeCount = 4;
    double subsetSize = 0;  ///< OSTs of a subfile, hierarchical striping; 0: none
    FirstServer firstServer = FirstServer::fixed;
    bool operator==(const StripedFile&) const = default;
};

struct NetworkLink {
    double bandwidth = 125;  ///< MB/s, each way; 0: no time
    double delay = 0.2;      ///< ms
    bool operator==(const NetworkLink&) const = default;
};

struct Client {
    double requestSize = 1 << 20;  ///< bytes of a request to a server, at the most
    double inFlight = 0;           ///< requests of a process at a time; 0: any number
    double inFlightPerServer = 8;
    double stripeCost = 0;    ///< ms of its processor before each request, and
    double stripeSpread = 0;  ///< up to so much more or less, drawn
    double callCost = 0;      ///< us of each call
    double dirty = 0;         ///< bytes for each server that are written behind; 0: a call waits for its end
    double readAhead = 0;     ///< the same of reading
    double readWindow = 0;  ///< bytes that a strided read fetches at least, most of which others want; 0: what it reads
    double wideCost = 0;    ///< us of each request for each server that the process has met
    bool operator==(const Client&) const = default;
};

struct SchedulerChoice {
    std::string policy = "fifo";
    double depth = 4;  ///< service slots of a server, D
    std::vector<std::int64_t> weights{1};
    double quantum = 16;
    double rate = 10'000;
    double bucket = 3;
    bool operator==(const SchedulerChoice&) const = default;
};

struct PageCache {
    double capacity = 0;  ///< bytes of a server; 0: none
    double dirty = 0;     ///< bytes that may wait to be written
    double extent = 0;    ///< bytes that come and go together; 0: a stripe, or a request where that is less
    double rate = 2000;   ///< MB/s of copying; 0: no time
    bool operator==(const PageCache&) const = default;
};

struct Disk {
    double transfer = 70;     ///< MB/s
    double seekLeast = 0.8;   ///< ms, and to it
    double seekSpan = 15.2;   ///< ms times the root of the distance as a share of `capacity`
    double capacity = 300e9;  ///< bytes
    double turn = 8.33;       ///< ms; a request waits for a drawn part of it unless it goes on where the last one ended
    bool operator==(const Disk&) const = default;
};

struct Metadata {
    double open = 0;    ///< ms of the metadata server for each process and file
    double create = 0;  ///< and once for each file
    bool operator==(const Metadata&) const = default;
};

struct Locks {
    double fee = 0;  ///< ms where another client wrote to the object before
    bool operator==(const Locks&) const = default;
};

struct ServiceChoice {
    Service kind = Service::storage;
    double mean = 1000;  ///< ms, of constant and exponential service
    bool operator==(const ServiceChoice&) const = default;
};

/// A run but for its seed: what is accessed, where it lies, who serves it, and how long everything takes. Sizes are
/// bytes (K, M and G are powers of 1024), rates MB/s of 10^6 bytes.
struct Scenario {
    std::string preset;  ///< the one it was made of
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

/// Checks each parameter against its range, and those that must fit each other.
/// Errors: optionOutOfRange, optionUnknown, those of access::check(), checkWeights() and the layout.
[[nodiscard]] base::Expected<void> check(const Scenario& scenario);

/// How each file of a scenario lies on its servers, its first server being number 0. Error: optionOutOfRange.
[[nodiscard]] base::Expected<striping::Layout> layoutOf(const Scenario& scenario);

}  // namespace greyscope::sim
