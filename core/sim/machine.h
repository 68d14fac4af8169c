#pragma once

#include <optional>
#include <unordered_map>
#include <unordered_set>
#include <vector>

#include "core/layout/layout.h"
#include "core/sim/disk.h"
#include "core/sim/event_queue.h"
#include "core/sim/page_cache.h"
#include "core/sim/run.h"
#include "core/sim/station.h"

namespace greyscope::sim {

/// What runs a scenario: processes that call, their nodes, the network, the servers with their schedulers, caches and
/// disks, and the metadata server. Made for one run; simulate() is what others call.
class Machine final : private Station::Owner {
public:
    Machine(const Scenario& scenario, const RunOptions& options, layout::Layout layout);
    Machine(const Machine&) = delete;
    Machine& operator=(const Machine&) = delete;

    [[nodiscard]] base::Expected<RunResult> run(base::Progress& progress);
    /// Bytes that processes, nodes and lanes will take, before they do.
    [[nodiscard]] static std::uint64_t bytesNeeded(const Scenario& scenario);

private:
    enum Kind : std::uint32_t {
        kNext,         // a process goes on with its next call
        kOpen,         // an open comes to the metadata server
        kBurst,        // the processor of a process has prepared requests
        kDepart,       // and sends one
        kAtServer,     // it reaches the server's network interface
        kArrived,      // and its scheduler
        kServed,       // its slot is free again
        kAtNode,       // the answer reaches the node's network interface
        kDone,         // and the process
        kAlarm,        // of a policy
        kInform,       // a scheduler hears of another
        kOpenTraffic,  // a request comes at random
        kTrace         // requests of a trace are due
    };
    static constexpr std::uint32_t kNone = UINT32_MAX;

    /// A request to a server, from its call to its answer.
    struct Request {
        RequestRecord record;
        std::uint32_t call = 0;
        std::uint32_t next = kNone;  ///< in its lane
        JobId job = 0;
        std::uint64_t objectKey = 0;
        std::int64_t pieces = 1;
        std::int64_t gaps = 0;  ///< bytes between its pieces
    };
    /// What a process waits for: a call, or a stretch of one or some that it does not wait for.
    struct Call {
        std::uint32_t process = 0;
        std::uint32_t open = 0;  ///< requests without an answer
        Time issued = 0;
    };
    struct Process {
        std::uint32_t node = 0;
        std::uint32_t flow = 0;
        std::int64_t call = 0;         ///< the next one
        std::int64_t inCall = 0;       ///< bytes of it that are taken already
        std::int64_t file = -1;        ///< that is open
        std::int64_t outstanding = 0;  ///< bytes without an answer
        std::int64_t burstCall = 0, burstBegin = 0, burstBytes = 0;
        Time begun = 0;  ///< of the burst
        Time ready = 0;  ///< its processor is free
        base::NamedDraws draws;
        bool stalled = false;   ///< waits until less is outstanding
        bool ended = false;     ///< has called all its calls
        bool finished = false;  ///< and got all its answers
    };
    /// Requests that wait for one in flight to be answered.
    struct Lane {
        std::uint32_t first = kNone, last = kNone;
        std::uint32_t inFlight = 0;
    };
    struct Server {
        Server(ExtentCache pages, SpinningDisk spindle, base::NamedDraws service)
            : cache(std::move(pages)), disk(spindle), draws(service) {}
        ExtentCache cache;
        SpinningDisk disk;
        base::NamedDraws draws;
        Time receiving = 0, sending = 0;  ///< its network interface is free
        std::unordered_map<std::uint64_t, std::uint32_t> lastWriter;
        std::int64_t held = 0;  ///< requests that wait or hold a slot
        Time heldSince = 0;
        base::Wide heldTime = 0;
        bool backlogged = false;
        Time backloggedSince = 0;
        Time backloggedTime = 0;
        Time diskBusyBefore = 0;  ///< this phase
        ServerResult result;
    };
    struct Draft {
        std::uint64_t object = 0;
        std::uint32_t server = 0;
        std::int64_t offset = 0, bytes = 0, end = 0, pieces = 1;
    };

    // machine_processes.cpp
    void beginPhase(Operation operation);
    void endPhase();
    void takeBurst(std::uint32_t process, bool opened);
    void prepareBurst(std::uint32_t process, std::int64_t bytes);
    void issueBurst(std::uint32_t process);
    void addExtent(std::int64_t offset, std::int64_t size, bool joinGaps);
    void sendDrafts(const RequestRecord& common, std::int64_t used);
    void callEnded(const Call& call);
    void goOn(std::uint32_t process);
    void finishIfDone(std::uint32_t process);
    [[nodiscard]] bool behind() const { return m_behindLimit > 0; }
    void openArrival();
    void traceDue();

    // machine.cpp
    void handle(const Event& event);
    void pump(std::size_t lane);
    void prepare(std::uint32_t request);
    void depart(std::uint32_t request);
    void atServer(std::uint32_t request);
    void arrived(std::uint32_t request);
    void served(std::uint32_t server, JobId job);
    void atNode(std::uint32_t request);
    void done(std::uint32_t request);
    void serve(std::uint32_t station, const Job& job) override;
    void inform(std::uint32_t station, const Message& message) override;
    void wake(std::uint32_t station, Time time) override { m_events.schedule(time, kAlarm, station); }
    [[nodiscard]] Time now() const override { return m_events.now(); }
    [[nodiscard]] Time serviceEnd(std::uint32_t server, Request& request);
    [[nodiscard]] Time storageEnd(Server& server, Request& request, Time begin);
    void noteLoad(std::uint32_t server, int change);
    void schedule(Time at, Kind kind, std::uint32_t entity, std::uint64_t data = 0) {
        m_events.schedule(at, kind, entity, data);
    }
    [[nodiscard]] std::size_t laneOf(std::uint32_t process, std::uint32_t server) const {
        return m_laneByServer ? process * m_servers.size() + server : process;
    }
    [[nodiscard]] std::uint32_t firstServerOf(std::int64_t file) const;
    [[nodiscard]] std::int64_t addressOf(const RequestRecord& record) const;
    std::uint32_t newRequest();
    std::uint32_t newCall();
    [[nodiscard]] std::uint64_t bytesHeld() const;
    [[nodiscard]] double doneShare() const;

    const Scenario& m_scenario;
    const RunOptions& m_options;
    layout::Layout m_layout;
    access::Pattern m_pattern;
    EventQueue m_events;

    std::vector<Process> m_processes;
    std::vector<Lane> m_lanes;
    bool m_laneByServer = false;
    std::uint32_t m_laneLimit = kNone;
    std::vector<Time> m_nodeSending, m_nodeReceiving;
    std::vector<Server> m_servers;
    std::vector<std::unique_ptr<Station>> m_stations;
    std::vector<Request> m_requests;
    std::vector<std::uint32_t> m_freeRequests;
    std::vector<Call> m_calls;
    std::vector<std::uint32_t> m_freeCalls;
    std::vector<Draft> m_drafts, m_sent;
    std::vector<std::uint32_t> m_latestDraft;  ///< of each object of a file
    std::vector<std::uint64_t> m_met;          ///< servers that a process has met, a bit each
    std::vector<std::size_t> m_objectsBefore;  ///< of each component
    std::vector<std::int64_t> m_filePlaces;    ///< on the disks, of a trace's files
    std::unordered_set<std::int64_t> m_created;
    std::vector<std::int64_t> m_flushed;

    Rate m_bandwidth = 0;
    Time m_delay = 0;
    Time m_stripeCost = 0, m_stripeSpread = 0, m_callCost = 0, m_wideCost = 0, m_wait = 0;
    Time m_lockFee = 0, m_serviceMean = 0, m_openTime = 0, m_createTime = 0, m_metadataFree = 0;
    Rate m_memory = 0;
    std::int64_t m_requestSize = 0, m_extent = 0, m_span = 0;
    std::size_t m_objects = 1;  ///< of a file
    std::int64_t m_behindLimit =
        0;                      ///< bytes that a process has outstanding before it waits; 0: it waits for each call
    std::int64_t m_window = 0;  ///< that a strided read fetches; 0: what it reads
    std::int64_t m_burstLimit = 0;

    Operation m_operation = Operation::read;
    PhaseResult m_phase;
    Tally m_response, m_waiting, m_inSlot;
    std::vector<std::int64_t> m_sharedBytes;  ///< of the groups until the first has done
    std::vector<std::int64_t> m_groupLeft;    ///< processes that are not done
    bool m_sharing = true;
    std::int64_t m_unfinished = 0;
    std::int64_t m_openSent = 0;
    std::int64_t m_outstanding = 0;  ///< calls of open traffic or a trace without an answer
    bool m_moreTraffic = true;
    bool m_phaseOpen = false;
    Time m_gap = 0;  ///< between arrivals of open traffic, on average
    std::size_t m_traceAt = 0;
    Time m_end = 0;
    RunResult m_result;
};

}  // namespace greyscope::sim
