#pragma once

#include <cstddef>
#include <cstdint>
#include <utility>
#include <vector>

#include "core/access/pattern.h"
#include "core/base/random.h"
#include "core/sim/machine/machine_events.h"
#include "core/sim/request_drafts.h"
#include "core/sim/run.h"

namespace greyscope::sim {

/// The processes of a simulated application, which issue calls. A process that does not wait for its calls issues them
/// in bursts of several calls. A call of sixteen bytes therefore does not need an event of its own.
class Clients {
public:
    class Owner {
    public:
        virtual ~Owner() = default;
        [[nodiscard]] virtual Time now() const = 0;
        virtual void schedule(Time at, EventKind kind, std::uint32_t process, std::uint64_t data) = 0;
        /// Sends the drafted requests as one call, which asked for `used` of their bytes; `common` has the values that
        /// they share.
        virtual void send(const RequestRecord& common, std::int64_t used) = 0;
        /// Called when a group of clients has received everything that it asked for.
        virtual void groupDone() = 0;
        /// Called when all groups have received everything that they asked for.
        virtual void allDone() = 0;
    };

    /// Creates the processes. `pattern` is the pattern of the scenario with the actual number of processes. If `opens`,
    /// files are opened first.
    Clients(Owner& owner, const Scenario& scenario, const access::Pattern& pattern, RequestDrafts& drafts,
            std::uint64_t seed, bool opens);

    /// Prepares all processes for a phase with this operation.
    void beginPhase(Operation operation);
    /// Starts the calls of every process.
    void start();
    /// Lets a process continue with its next call. `opened`: the file has just been opened.
    void next(std::uint32_t process, bool opened);
    /// Sends the requests of a burst that the processor of a process has prepared.
    void burstPrepared(std::uint32_t process);
    /// Records that a call of a process has received all its answers.
    void callEnded(std::uint32_t process);
    /// Records that an answer has arrived with `used` bytes that the process asked for.
    void answered(std::uint32_t process, std::int64_t used) { m_processes[process].outstanding -= used; }
    /// Lets a process continue that waited until fewer bytes were outstanding, if that is the case.
    void goOn(std::uint32_t process);
    /// Returns the time at which the processor of a process has prepared a request to a server; the current time if
    /// this takes no time.
    [[nodiscard]] Time readied(std::uint32_t process, std::uint32_t server);

    /// Returns whether writes are written behind or reads read ahead in this phase, so that processes do not wait for
    /// their calls.
    [[nodiscard]] bool behind() const { return m_behindLimit > 0; }
    [[nodiscard]] Time idle() const { return m_wait * m_pattern.calls(); }
    [[nodiscard]] std::size_t count() const { return m_processes.size(); }
    [[nodiscard]] std::uint32_t nodeOf(std::uint32_t process) const { return m_processes[process].node; }
    [[nodiscard]] std::int64_t fileOf(std::uint32_t process) const { return m_processes[process].file; }
    [[nodiscard]] base::NamedDraws& drawsOf(std::uint32_t process) { return m_processes[process].draws; }
    [[nodiscard]] std::uint64_t bytes() const { return m_processes.capacity() * bytesOfOne(); }
    [[nodiscard]] static std::uint64_t bytesOfOne() { return sizeof(Process); }

private:
    struct Process {
        std::uint32_t node = 0;
        std::uint32_t flow = 0;
        std::int64_t call = 0;         ///< index of the next call
        std::int64_t inCall = 0;       ///< bytes of that call that have been issued
        std::int64_t file = -1;        ///< open file; -1: none
        std::int64_t outstanding = 0;  ///< number of bytes that were asked for and have not been answered
        std::int64_t burstCall = 0, burstBegin = 0, burstBytes = 0;
        Time begun = 0;  ///< start of the burst
        Time ready = 0;  ///< time at which its processor is free
        base::NamedDraws draws;
        bool stalled = false;   ///< whether it waits until fewer bytes are outstanding
        bool ended = false;     ///< whether it has issued all its calls
        bool finished = false;  ///< whether it has also received all answers
    };

    void takeBurst(std::uint32_t process);
    void prepareBurst(std::uint32_t process, std::int64_t bytes);
    void draftBurst(std::uint32_t process);
    void finishIfDone(std::uint32_t process);

    Owner& m_owner;
    access::Pattern m_pattern;
    RequestDrafts& m_drafts;
    std::vector<Process> m_processes;
    std::vector<std::uint64_t> m_met;       ///< servers that each process has contacted, one bit per server
    std::size_t m_metWords;                 ///< words of m_met per process
    std::vector<std::int64_t> m_groupLeft;  ///< per group: number of processes that are not done
    std::int64_t m_unfinished = 0;
    Operation m_operation = Operation::read;

    bool m_opens, m_endless;
    Time m_delay, m_stripeCost, m_stripeSpread, m_callCost, m_wideCost, m_wait;
    double m_requestSize, m_stripeCount, m_dirty, m_readAhead, m_readWindow;
    /// Number of bytes that a process may have outstanding before it waits; 0: it waits for each call.
    std::int64_t m_behindLimit = 0;
    std::int64_t m_window = 0;  ///< number of bytes that a strided read fetches; 0: only the bytes that it reads
    std::int64_t m_burstLimit = 0;
};

}  // namespace greyscope::sim
