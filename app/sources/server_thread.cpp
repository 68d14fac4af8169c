#include "app/sources/server_thread.h"

#include <cstdlib>
#include <iostream>

#include "app/sources/interrupts.h"

namespace greyscope::app {

namespace {

std::atomic<bool> isAnyLeft = false;

}  // namespace

void ServerProgress::ended() {
    {
        const std::lock_guard guard(m_lock);
        m_ended = true;
    }
    m_wake.notify_all();
}

ServerProgress::Outcome ServerProgress::wait(base::Progress& caller, std::chrono::milliseconds connectWithin) {
    using Clock = std::chrono::steady_clock;
    constexpr std::chrono::milliseconds kLook(20), kToStop(700);
    const Interrupts interrupts;
    const Clock::time_point silentAt = Clock::now() + connectWithin;
    std::optional<Clock::time_point> leaveAt;
    double told = -1.0;
    std::unique_lock lock(m_lock);
    while (!m_wake.wait_for(lock, kLook, [this] { return m_ended; })) {
        if (const double fraction = m_fraction; fraction > told) {
            told = fraction;
            caller.report(fraction);
        }
        if (!leaveAt && (caller.cancelled() || Interrupts::waits())) {
            m_cancelled = true;
            leaveAt = Clock::now() + kToStop;
        }
        if (leaveAt && Clock::now() >= *leaveAt) {
            return Outcome::cancelled;
        }
        if (!leaveAt && !m_connected && Clock::now() >= silentAt) {
            m_cancelled = true;
            return Outcome::silent;
        }
    }
    return Outcome::ended;
}

void noteLeftThread() {
    isAnyLeft = true;
}

int endWith(int status) {
    if (isAnyLeft) {
        std::cout.flush();
        std::cerr.flush();
        std::_Exit(status);
    }
    return status;
}

}  // namespace greyscope::app
