#pragma once

#include <algorithm>
#include <condition_variable>
#include <cstddef>
#include <functional>
#include <mutex>
#include <utility>

namespace greyscope::base {

/// The number of threads that a calculation may use. Results do not depend on it.
struct Threads {
    std::size_t count = 1;
    /// The number of threads that the machine can run at once for this program.
    [[nodiscard]] static Threads available();
};

namespace detail {
void forEachInThreads(std::size_t count, std::size_t threads, const std::function<void(std::size_t)>& body);
}

/// Calls body(0), ..., body(count - 1), each once, on the calling thread and at most threads.count - 1 others, and
/// returns when all have returned. Indices are handed out in ascending order, so the longest work should come first. An
/// exception from a body is rethrown here once the other threads have stopped. On one thread it allocates no memory.
template <class Body>
void forEach(std::size_t count, Threads threads, Body&& body) {
    if (std::min(count, threads.count) > 1) {
        detail::forEachInThreads(count, threads.count, [&body](std::size_t index) { body(index); });
        return;
    }
    for (std::size_t index = 0; index < count; ++index) {
        body(index);
    }
}

/// Returns the number of parts into which `rows` rows are divided for parallel work, at most 16. It depends only on the
/// number of rows. A result that is combined from the parts thus does not depend on the number of threads.
[[nodiscard]] constexpr std::size_t partsOf(std::size_t rows) {
    constexpr std::size_t kWorthPart = std::size_t{1} << 16U;  // processing so many rows outweighs starting a thread
    constexpr std::size_t kMost = 16;
    return std::clamp(rows / kWorthPart, std::size_t{1}, kMost);
}

/// Divides the indices from 0 to `count` into `parts` consecutive ranges [first, last) and calls body(part, first,
/// last) for each, in parallel.
template <class Body>
void forEachPart(std::size_t count, std::size_t parts, Threads threads, Body&& body) {
    forEach(parts, threads, [&](std::size_t part) { body(part, count * part / parts, count * (part + 1) / parts); });
}

/// Calls take(index, make(index)) for each index from 0 to count - 1. The calls of make() run in parallel. Those of
/// take() run one at a time and in index order, so that sums do not depend on the number of threads.
template <class Make, class Take>
void inOrder(std::size_t count, Threads threads, Make&& make, Take&& take) {
    std::mutex mutex;
    std::condition_variable taken;
    std::size_t next = 0;
    bool failed = false;
    forEach(count, threads, [&](std::size_t index) {
        try {
            auto made = make(index);
            std::unique_lock lock(mutex);
            taken.wait(lock, [&] { return next == index || failed; });
            if (failed) {
                return;
            }
            take(index, std::move(made));
            ++next;
        } catch (...) {
            const std::lock_guard lock(mutex);
            failed = true;  // otherwise the other threads would wait for this index
            taken.notify_all();
            throw;
        }
        taken.notify_all();
    });
}

}  // namespace greyscope::base
