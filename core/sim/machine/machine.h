#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <vector>

#include "core/sim/experiments/reused.h"
#include "core/sim/lanes.h"
#include "core/sim/machine/arrivals.h"
#include "core/sim/machine/clients.h"
#include "core/sim/machine/disk_places.h"
#include "core/sim/machine/event_queue.h"
#include "core/sim/machine/metadata_server.h"
#include "core/sim/machine/network.h"
#include "core/sim/machine/phase_account.h"
#include "core/sim/machine/station.h"
#include "core/sim/machine/storage_server.h"
#include "core/sim/run.h"
#include "core/striping/layout.h"

namespace greyscope::sim {

/// The simulated machine that runs a scenario: requests go from the calling processes through the network to the
/// servers with their schedulers, caches and disks, and back. A machine is made for a single run; other code calls
/// simulate().
class Machine final : private Station::Owner, private Clients::Owner {
public:
    Machine(const Scenario& scenario, const RunOptions& options, striping::Layout layout);
    Machine(const Machine&) = delete;
    Machine& operator=(const Machine&) = delete;

    /// Runs the simulation to its end. Errors: simulationTooLarge, cancelled.
    [[nodiscard]] base::Expected<RunResult> run(base::Progress& progress);
    /// Returns the memory that processes, nodes and lanes will need, in bytes.
    [[nodiscard]] static std::uint64_t bytesNeeded(const Scenario& scenario);

private:
    /// A request to a server, kept from the call that issues it until its answer.
    struct Request {
        RequestRecord record;
        ObjectAccess access;
        std::uint32_t call = 0;
    };
    /// A unit of work that a process waits for: one call, or a part of one or several calls that it does not wait for
    /// individually.
    struct Call {
        std::uint32_t process = 0;
        std::uint32_t open = 0;  ///< number of its requests without an answer
        Time issued = 0;
    };

    void beginPhase(Operation operation);
    void endPhase(Time end);
    void handle(const Event& event);
    [[nodiscard]] std::uint32_t request(const RequestDraft& draft, const RequestRecord& common, std::uint32_t call,
                                        std::uint32_t firstServer);
    void pump(std::size_t lane);
    void depart(std::uint32_t request);
    void arrived(std::uint32_t request);
    void served(std::uint32_t server, JobId job);
    void done(std::uint32_t request);
    void callEnded(const Call& call);
    void noteBacklog(std::uint32_t server);
    [[nodiscard]] std::uint32_t serverOf(const RequestDraft& draft, std::uint32_t firstServer) const {
        return (draft.server + firstServer) % static_cast<std::uint32_t>(m_servers.size());
    }
    [[nodiscard]] std::uint64_t bytesHeld() const;
    [[nodiscard]] double doneShare() const;

    // Station::Owner
    void serve(std::uint32_t station, const QueuedJob& job) override;
    void inform(std::uint32_t station, const Message& message) override;
    void wake(std::uint32_t station, Time time) override { m_events.schedule(time, kAlarm, station); }
    // Clients::Owner
    void schedule(Time at, EventKind kind, std::uint32_t entity, std::uint64_t data) override {
        m_events.schedule(at, kind, entity, data);
    }
    void send(const RequestRecord& common, std::int64_t used) override;
    void groupDone() override { m_account.noteGroupDone(); }
    void allDone() override;
    // Station::Owner and Clients::Owner
    [[nodiscard]] Time now() const override { return m_events.now(); }

    const Scenario& m_scenario;
    const RunOptions& m_options;
    const striping::Layout m_layout;
    const access::Pattern m_pattern;
    EventQueue m_events;

    RequestDrafts m_drafts;
    DiskPlaces m_places;
    MetadataServer m_metadata;
    Clients m_clients;
    Arrivals m_arrivals;
    Network m_network;
    std::vector<StorageServer> m_servers;
    std::vector<std::unique_ptr<Station>> m_stations;

    Lanes m_lanes;
    Reused<Request> m_requests;
    Reused<Call> m_calls;

    Operation m_operation = Operation::read;
    PhaseAccount m_account;
    bool m_phaseOpen = false;
    RunResult m_result;
};

}  // namespace greyscope::sim
