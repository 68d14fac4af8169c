#pragma once

#include <algorithm>
#include <chrono>
#include <cstdio>
#include <ctime>
#include <fstream>
#include <string>
#include <vector>

// What the benchmarks share: reading numbers, and timing by the clock on the wall and by the processor's.
namespace greyscope::bench {

inline std::vector<double> numbersIn(const std::string& path, std::size_t count) {
    std::vector<double> values(count);
    std::ifstream file(path, std::ios::binary);
    file.read(reinterpret_cast<char*>(values.data()), static_cast<std::streamsize>(count * sizeof(double)));
    return values;
}

/// The most memory that the program has held, in MiB. What getrusage() tells begins with that of the parent.
inline double peakMemory() {
    std::ifstream status("/proc/self/status");
    for (std::string word; status >> word;) {
        if (word == "VmHWM:") {
            double kilobytes = 0.0;
            status >> kilobytes;
            return kilobytes / 1024.0;
        }
    }
    return 0.0;
}

/// Milliseconds of processor time that this thread has had.
inline double worked() {
    timespec time{};
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time);
    return static_cast<double>(time.tv_sec) * 1e3 + static_cast<double>(time.tv_nsec) / 1e6;
}

/// Milliseconds of each repetition. Other programs lengthen the time on the wall; the processor's adds up all threads.
struct Times {
    std::vector<double> wall;
    std::vector<double> processor;

    [[nodiscard]] static double median(std::vector<double> values) {
        std::sort(values.begin(), values.end());
        return values[values.size() / 2];
    }
    [[nodiscard]] std::string json() const {
        char text[200];
        std::snprintf(text, sizeof text, R"("wall": %.6f, "processor": %.6f, "best": %.6f, "shortest": %.6f)",
                      median(wall), median(processor), *std::min_element(processor.begin(), processor.end()),
                      *std::min_element(wall.begin(), wall.end()));
        return text;
    }
};

template <class Work>
Times timed(int repeats, Work work) {
    Times times;
    for (int i = 0; i < repeats; ++i) {
        const auto wall = std::chrono::steady_clock::now();
        const std::clock_t processor = std::clock();
        work();
        times.processor.push_back(1e3 * static_cast<double>(std::clock() - processor) / CLOCKS_PER_SEC);
        times.wall.push_back(
            std::chrono::duration<double, std::milli>(std::chrono::steady_clock::now() - wall).count());
    }
    return times;
}

}  // namespace greyscope::bench
