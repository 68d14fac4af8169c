#include "core/base/parallel.h"

#include <atomic>
#include <exception>
#include <system_error>
#include <thread>
#include <vector>

#if defined(__linux__)
#include <sched.h>
#endif

namespace greyscope::base {

namespace {

/// Number of cores this program may use; a batch system may grant it only some of the machine's cores.
unsigned coresAllowed() {
#if defined(__linux__)
    cpu_set_t allowed;
    CPU_ZERO(&allowed);
    if (::sched_getaffinity(0, sizeof allowed, &allowed) == 0) {
        return static_cast<unsigned>(CPU_COUNT(&allowed));
    }
#endif
    return std::thread::hardware_concurrency();
}

}  // namespace

Threads Threads::available() {
    static const unsigned count = std::max(1U, coresAllowed());  // asked once because the call takes microseconds
    return {count};
}

namespace detail {

void forEachInThreads(std::size_t count, std::size_t threads, const std::function<void(std::size_t)>& body) {
    std::atomic<std::size_t> next{0};
    std::exception_ptr thrown;
    std::mutex mutex;
    const auto work = [&] {
        for (std::size_t index = next++; index < count; index = next++) {
            try {
                body(index);
            } catch (...) {
                const std::lock_guard lock(mutex);
                thrown = std::current_exception();
                next = count;
            }
        }
    };
    {
        std::vector<std::jthread> others;
        try {
            for (std::size_t k = 1; k < std::min(count, threads); ++k) {
                others.emplace_back(work);
            }
        } catch (const std::system_error&) {
            // The system grants no more threads; fewer give the same results.
        }
        work();
    }
    if (thrown) {
        std::rethrow_exception(thrown);
    }
}

}  // namespace detail
}  // namespace greyscope::base
