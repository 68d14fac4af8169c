#pragma once

#include <atomic>
#include <chrono>
#include <condition_variable>
#include <exception>
#include <functional>
#include <memory>
#include <mutex>
#include <optional>
#include <thread>
#include <utility>

#include "app/run/system_limits.h"
#include "core/base/error.h"
#include "core/base/progress.h"

namespace greyscope::app {

/// What a thread that asks a server shares with the one that waits for it.
class ServerProgress final : public base::Progress {
public:
    void report(double fraction) override { m_fraction = fraction; }
    [[nodiscard]] bool cancelled() const override { return m_cancelled; }
    /// The server answers.
    void connected() { m_connected = true; }
    void ended();

    enum class Outcome { ended, cancelled, silent };
    /// Returns when the thread has ended; soon after `caller` is cancelled or an interrupt came (the server gets the
    /// time to be told so); or when the server has not answered within this time.
    [[nodiscard]] Outcome wait(base::Progress& caller, std::chrono::milliseconds connectWithin);

private:
    std::atomic<double> m_fraction = -1.0;
    std::atomic<bool> m_cancelled = false;
    std::atomic<bool> m_connected = false;
    bool m_ended = false;
    std::mutex m_lock;
    std::condition_variable m_wake;
};

/// A thread is left to itself while it waits for a server.
void noteLeftThread();
/// The status that the program ends with. Where threads were left it ends here: they may be anywhere in a client
/// library, which must not be taken apart under them.
[[nodiscard]] int endWith(int status);

/// Does `work` in a thread of its own and waits for it no longer than wait() does: a client library waits for a server
/// that has stopped as long as the server likes. What is left then ends by itself. `work` owns all that it uses.
/// Errors: those of `work`, cancelled, `silent` where the server does not answer, and noThread().
template <class T>
[[nodiscard]] base::Expected<T> inServerThread(std::function<base::Expected<T>(ServerProgress&)> work,
                                               base::Progress& caller, std::chrono::milliseconds connectWithin,
                                               const base::Error& silent) {
    struct Shared {
        ServerProgress progress;
        std::optional<base::Expected<T>> result;
        std::exception_ptr thrown;
    };
    if (!threadStarts()) {
        return tl::unexpected(noThread());
    }
    const auto shared = std::make_shared<Shared>();
    std::thread thread([shared, work = std::move(work)]() mutable {
        try {
            shared->result = work(shared->progress);
        } catch (...) {
            shared->thrown = std::current_exception();
        }
        work = nullptr;
        shared->progress.ended();
    });
    const auto outcome = shared->progress.wait(caller, connectWithin);
    if (outcome == ServerProgress::Outcome::ended) {
        thread.join();
        if (shared->thrown) {
            std::rethrow_exception(shared->thrown);
        }
        return std::move(*shared->result);
    }
    noteLeftThread();
    thread.detach();
    return tl::unexpected(outcome == ServerProgress::Outcome::silent ? silent
                                                                     : base::Error{base::ErrorCode::cancelled, {}, {}});
}

}  // namespace greyscope::app
