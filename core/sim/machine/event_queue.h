#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

#include "core/base/error.h"
#include "core/base/progress.h"
#include "core/sim/machine/time.h"

namespace greyscope::sim {

/// An event of a simulation, which is handled by an entity at a time. It is a plain struct of 32 bytes, because a run
/// handles millions of them. `kind`, `entity` and `data` are opaque to the queue; the code that schedules the event and
/// the code that handles it agree on their meaning.
struct Event {
    Time at = 0;
    /// Number of the event in the order of scheduling, which orders events at the same time.
    std::uint64_t sequence = 0;
    std::uint32_t kind = 0;
    std::uint32_t entity = 0;
    std::uint64_t data = 0;
};

/// Limits of a simulation run, at which it ends early with an error.
struct RunLimits {
    std::uint64_t events = 500'000'000;
    std::uint64_t bytes = 1ULL << 30U;  ///< largest amount of memory for pending and kept data, in bytes
    bool operator==(const RunLimits&) const = default;
};

/// The queue of pending events, earliest first. It is a heap with four children per node, which is flatter than a
/// binary heap and keeps siblings within two cache lines.
class EventQueue {
public:
    void schedule(Time at, std::uint32_t kind, std::uint32_t entity, std::uint64_t data = 0);
    /// Removes and returns the next event; the queue must not be empty.
    [[nodiscard]] Event takeNext();
    [[nodiscard]] bool empty() const { return m_heap.empty(); }
    [[nodiscard]] std::size_t size() const { return m_heap.size(); }
    /// Returns the time of the event taken last.
    [[nodiscard]] Time now() const { return m_now; }
    [[nodiscard]] std::uint64_t taken() const { return m_taken; }

private:
    [[nodiscard]] static bool before(const Event& a, const Event& b) {
        return a.at != b.at ? a.at < b.at : a.sequence < b.sequence;
    }

    std::vector<Event> m_heap;
    std::uint64_t m_scheduled = 0;
    std::uint64_t m_taken = 0;
    Time m_now = 0;
};

/// Number of events after which a run checks its limits and cancellation and reports its progress.
inline constexpr std::uint64_t kEventsBetweenLooks = 4096;

/// Runs a simulation: takes events until none are left or one is later than `last`, and passes each to `handle(event)`.
/// Every kEventsBetweenLooks events, it reports `done()` in [0, 1] and compares `bytes()`, the memory in use, with its
/// limit. Errors: simulationTooLarge, cancelled.
template <class Handle, class Done, class Bytes>
[[nodiscard]] base::Expected<void> runEvents(EventQueue& queue, Time last, const RunLimits& bounds,
                                             base::Progress& progress, Handle&& handle, Done&& done, Bytes&& bytes) {
    while (true) {
        if (progress.cancelled()) {
            return base::fail(base::ErrorCode::cancelled);
        }
        progress.report(done());
        if (const std::uint64_t held = bytes(); held > bounds.bytes) {
            return base::fail(base::ErrorCode::simulationTooLarge,
                              {"memory", std::to_string(held), std::to_string(bounds.bytes)});
        }
        for (std::uint64_t i = 0; i < kEventsBetweenLooks; ++i) {
            if (queue.empty()) {
                return {};
            }
            if (queue.taken() >= bounds.events) {
                return base::fail(base::ErrorCode::simulationTooLarge,
                                  {"events", std::to_string(queue.taken()), std::to_string(bounds.events)});
            }
            const Event event = queue.takeNext();
            if (event.at > last) {
                return {};
            }
            handle(event);
        }
    }
}

}  // namespace greyscope::sim
