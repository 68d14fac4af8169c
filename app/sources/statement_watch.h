#pragma once

#include <chrono>
#include <condition_variable>
#include <functional>
#include <mutex>
#include <thread>
#include <utility>

#include "core/base/progress.h"

namespace greyscope::app {

/// Calls `cancel` from another thread once the progress is cancelled, again and again until this ends: a statement may
/// just be about to begin.
class StatementWatch {
public:
    StatementWatch(const base::Progress& progress, std::function<void()> cancel)
        : m_thread([this, &progress, cancel = std::move(cancel)] { watch(progress, cancel); }) {}
    ~StatementWatch() {
        {
            const std::lock_guard guard(m_lock);
            m_ended = true;
        }
        m_wake.notify_all();
        m_thread.join();
    }
    StatementWatch(const StatementWatch&) = delete;
    StatementWatch& operator=(const StatementWatch&) = delete;

private:
    void watch(const base::Progress& progress, const std::function<void()>& cancel) {
        std::unique_lock lock(m_lock);
        std::chrono::milliseconds pause(40);
        while (!m_wake.wait_for(lock, pause, [this] { return m_ended; })) {
            if (progress.cancelled()) {
                lock.unlock();
                cancel();
                lock.lock();
                pause = std::chrono::milliseconds(500);
            }
        }
    }

    std::mutex m_lock;
    std::condition_variable m_wake;
    bool m_ended = false;
    std::thread m_thread;  ///< last: it uses the others
};

}  // namespace greyscope::app
