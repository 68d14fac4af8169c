#include "app/run/system_limits.h"

#include <QSemaphore>
#include <QThreadPool>

#include <algorithm>
#include <system_error>
#include <thread>
#include <vector>

#include <fcntl.h>
#include <unistd.h>

namespace greyscope::app {

namespace {

/// Returns how many of `wanted` threads the system can run at the same time.
int threadsGranted(int wanted) {
    QSemaphore end;
    std::vector<std::thread> threads;
    try {
        while (static_cast<int>(threads.size()) < wanted) {
            threads.emplace_back([&end] { end.acquire(); });
        }
    } catch (const std::system_error&) {
        // No more are possible.
    }
    const int granted = static_cast<int>(threads.size());
    end.release(granted);
    for (std::thread& thread : threads) {
        thread.join();
    }
    return granted;
}

}  // namespace

bool threadStarts() {
    return threadsGranted(1) == 1;
}

bool startPaintingThreads() {
    constexpr int most = 4;
    QThreadPool& pool = *QThreadPool::globalInstance();
    const int granted = threadsGranted(std::min(most, pool.maxThreadCount()));
    if (granted == 0) {
        return false;
    }
    pool.setMaxThreadCount(granted);
    pool.setExpiryTimeout(-1);
    QSemaphore begun, end;
    for (int thread = 0; thread < granted; ++thread) {
        pool.start([&begun, &end] {
            begun.release();
            end.acquire();
        });
    }
    begun.acquire(granted);
    end.release(granted);
    pool.waitForDone();
    return true;
}

bool filesCanOpen(int count) {
    std::vector<int> files;
    for (int file = 0; file >= 0 && static_cast<int>(files.size()) < count;) {
        file = ::open("/dev/null", O_RDONLY | O_CLOEXEC);
        if (file >= 0) {
            files.push_back(file);
        }
    }
    for (const int file : files) {
        ::close(file);
    }
    return static_cast<int>(files.size()) == count;
}

}  // namespace greyscope::app
