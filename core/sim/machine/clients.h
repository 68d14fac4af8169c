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

/// The processes that call. One that does not wait for its calls takes them in bursts, by arithmetic: there is no event
/// for a call of sixteen bytes.
class Clients {
public:
    class Owner {
    public:
        virtual ~Owner() = default;
        [[nodiscard]] virtual Time now() const = 0;
        virtual void schedule(Time at, EventKind kind, std::uint32_t process, std::uint64_t data) = 0;
        /// The drafts are the requests of one call; `used` of their bytes were asked for.
        virtual void send(const RequestRecord& common, std::int64_t used) = 0;
        /// The first group, and all of them, have got all that they asked for.
        virtual void groupDone() = 0;
        virtual void allDone() = 0;
    };

    /// `pattern` is the scenario's, with the processes that there are. Files are opened first if `opens`.
    Clients(Owner& owner, const Scenario& scenario, const access::Pattern& pattern, RequestDrafts& drafts,
            std::uint64_t seed, bool opens);

    /// What the operation means for all processes.
    void beginPhase(Operation operation);
    /// Each of them begins with its calls.
    void start();
    void next(std::uint32_t process, bool opened);
    void burstPrepared(std::uint32_t process);
    /// A call of a process has got all its answers; `used` bytes of an answer have come.
    void callEnded(std::uint32_t process);
    void answered(std::uint32_t process, std::int64_t used) { m_processes[process].outstanding -= used; }
    void goOn(std::uint32_t process);
    /// When the processor of a process has readied a request to a server; now, where that takes no time.
    [[nodiscard]] Time readied(std::uint32_t process, std::uint32_t server);

    /// Requests are written or read behind: nobody waits for a call.
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

    void takeBurst(std::uint32_t process);
    void prepareBurst(std::uint32_t process, std::int64_t bytes);
    void draftBurst(std::uint32_t process);
    void finishIfDone(std::uint32_t process);

    Owner& m_owner;
    access::Pattern m_pattern;
    RequestDrafts& m_drafts;
    std::vector<Process> m_processes;
    std::vector<std::uint64_t> m_met;       ///< servers that a process has met, a bit each
    std::size_t m_metWords;                 ///< of each process
    std::vector<std::int64_t> m_groupLeft;  ///< processes that are not done
    std::int64_t m_unfinished = 0;
    Operation m_operation = Operation::read;

    bool m_opens, m_endless;
    Time m_delay, m_stripeCost, m_stripeSpread, m_callCost, m_wideCost, m_wait;
    double m_requestSize, m_stripeCount, m_dirty, m_readAhead, m_readWindow;
    std::int64_t m_behindLimit =
        0;                      ///< bytes that a process has outstanding before it waits; 0: it waits for each call
    std::int64_t m_window = 0;  ///< that a strided read fetches; 0: what it reads
    std::int64_t m_burstLimit = 0;
};

}  // namespace greyscope::sim
