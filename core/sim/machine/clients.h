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

/// The processes that issue calls. A process that does not wait for its calls issues them in calculated bursts, so that
/// a call of sixteen bytes does not need an event of its own.
class Clients {
public:
    class Owner {
    public:
        virtual ~Owner() = default;
        [[nodiscard]] virtual Time now() const = 0;
        virtual void schedule(Time at, EventKind kind, std::uint32_t process, std::uint64_t data) = 0;
        /// Sends the drafts as the requests of one call, which asked for `used` of their bytes.
        virtual void send(const RequestRecord& common, std::int64_t used) = 0;
        /// groupDone(): a group has received everything that it asked for; allDone(): all groups have.
        virtual void groupDone() = 0;
        virtual void allDone() = 0;
    };

    /// `pattern` is the pattern of the scenario with the actual number of processes. If `opens`, files are opened
    /// first.
    Clients(Owner& owner, const Scenario& scenario, const access::Pattern& pattern, RequestDrafts& drafts,
            std::uint64_t seed, bool opens);

    /// Sets up all processes for an operation.
    void beginPhase(Operation operation);
    /// Starts the calls of every process.
    void start();
    void next(std::uint32_t process, bool opened);
    void burstPrepared(std::uint32_t process);
    /// callEnded(): a call has received all its answers; answered(): `used` bytes of an answer have arrived.
    void callEnded(std::uint32_t process);
    void answered(std::uint32_t process, std::int64_t used) { m_processes[process].outstanding -= used; }
    void goOn(std::uint32_t process);
    /// Returns when the processor of a process has prepared a request to a server; the current time if this takes no
    /// time.
    [[nodiscard]] Time readied(std::uint32_t process, std::uint32_t server);

    /// Returns whether requests are written behind or read ahead, so that processes do not wait for their calls.
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
        std::int64_t outstanding = 0;  ///< bytes that were asked for and not answered yet
        std::int64_t burstCall = 0, burstBegin = 0, burstBytes = 0;
        Time begun = 0;  ///< start of the burst
        Time ready = 0;  ///< when its processor is free
        base::NamedDraws draws;
        bool stalled = false;   ///< waits until fewer bytes are outstanding
        bool ended = false;     ///< has issued all its calls
        bool finished = false;  ///< has also received all answers
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
    std::vector<std::int64_t> m_groupLeft;  ///< per group: processes that are not done
    std::int64_t m_unfinished = 0;
    Operation m_operation = Operation::read;

    bool m_opens, m_endless;
    Time m_delay, m_stripeCost, m_stripeSpread, m_callCost, m_wideCost, m_wait;
    double m_requestSize, m_stripeCount, m_dirty, m_readAhead, m_readWindow;
    std::int64_t m_behindLimit = 0;  ///< bytes that a process may have outstanding before it waits; 0: it waits for
                                     ///< each call
    std::int64_t m_window = 0;       ///< bytes that a strided read fetches; 0: only what it reads
    std::int64_t m_burstLimit = 0;
};

}  // namespace greyscope::sim
