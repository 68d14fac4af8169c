#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

#include "core/base/error.h"
#include "core/base/progress.h"
#include "core/sim/machine/time.h"

namespace greyscope::sim {

/// Something that happens to an entity. Plain, 32 bytes: a run moves millions of them. `kind`, `entity` and `data` mean
/// what who schedules it has agreed with who handles it.
struct Event {
    Time at = 0;
    std::uint64_t sequence = 0;  ///< events of one instant happen in the order in which they were scheduled
    std::uint32_t kind = 0;
    std::uint32_t entity = 0;
    std::uint64_t data = 0;
};

/// Where a run ends although it has not come to its end.
struct RunLimits {
    std::uint64_t events = 500'000'000;
    std::uint64_t bytes = 1ULL << 30U;  ///< of what is pending and kept
    bool operator==(const RunLimits&) const = default;
};

/// The events to come, the next one first: a heap of four children a node, which is flatter than one of two and keeps
/// siblings in two cache lines.
class EventQueue {
public:
    void schedule(Time at, std::uint32_t kind, std::uint32_t entity, std::uint64_t data = 0);
    /// There is one.
    [[nodiscard]] Event takeNext();
    [[nodiscard]] bool empty() const { return m_heap.empty(); }
    [[nodiscard]] std::size_t size() const { return m_heap.size(); }
    /// Of the event that was taken last.
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

/// How far a run goes before its bounds, its end and its progress are looked at.
inline constexpr std::uint64_t kEventsBetweenLooks = 4096;

/// Takes events until there are none, or until `last`, and hands each to `handle(event)`. Every kEventsBetweenLooks it
/// reports `done()` in [0, 1] and asks `bytes()` how much memory the run holds.
/// Errors: simulationTooLarge, cancelled.
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
