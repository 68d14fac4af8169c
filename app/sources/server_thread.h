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

/// The state that is shared by a thread that talks to a server and the thread that waits for it.
class ServerProgress final : public base::Progress {
public:
    void report(double fraction) override { m_fraction = fraction; }
    [[nodiscard]] bool cancelled() const override { return m_cancelled; }
    /// Called by the first thread when the server has answered.
    void connected() { m_connected = true; }
    void ended();

    enum class Outcome { ended, cancelled, silent };
    /// Waits for the thread that talks to the server until it ends. Stops waiting shortly after `caller` is cancelled
    /// or an interrupt arrives, so that the server can be told, and if the server has not answered within
    /// `connectWithin`.
    [[nodiscard]] Outcome wait(base::Progress& caller, std::chrono::milliseconds connectWithin);

private:
    std::atomic<double> m_fraction = -1.0;
    std::atomic<bool> m_cancelled = false;
    std::atomic<bool> m_connected = false;
    bool m_ended = false;
    std::mutex m_lock;
    std::condition_variable m_wake;
};

/// Records that a thread was abandoned, which still waits for a server.
void noteLeftThread();
/// Returns the exit code of the program (`status`). If threads were abandoned, ends the program immediately instead,
/// because they may be inside a client library that must not be destroyed while they run.
[[nodiscard]] int endWith(int status);

/// Runs `work` in its own thread and waits for it as ServerProgress::wait() does, because a client library may wait
/// endlessly for a server that has stopped. A thread that is abandoned ends by itself; `work` must own everything it
/// uses. Errors: those of `work`, cancelled, `silent` if the server does not answer, and noThread().
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
