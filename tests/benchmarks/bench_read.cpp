// Times reading a file: bench_read FILE REPEATS THREADS, 0 for as many as there are. Prints one line of JSON: the
// times, the rows, the sum of every numeric column, and the most memory that the program held, in MiB. bench_read FILE
// cancel: how long reading goes on, at worst, after it is cancelled on any of ten occasions.
#include <algorithm>
#include <atomic>
#include <cmath>
#include <cstdlib>
#include <thread>
#include <vector>

#include <sched.h>

#include "core/io/reader.h"
#include "tests/benchmarks/timing.h"

using namespace greyscope;

namespace {

/// Leaves the program so many of the machine's cores, as a batch system would.
void keepCores(int count) {
    cpu_set_t allowed;
    if (count <= 0 || ::sched_getaffinity(0, sizeof allowed, &allowed) != 0) {
        return;
    }
    for (std::size_t core = 0; core < CPU_SETSIZE; ++core) {
        if (CPU_ISSET(core, &allowed) && count-- <= 0) {
            CPU_CLR(core, &allowed);
        }
    }
    static_cast<void>(::sched_setaffinity(0, sizeof allowed, &allowed));
}

double readOnce(const char* path) {
    base::NoProgress progress;
    return bench::timed(1, [&] { static_cast<void>(io::readFile(path, {}, progress)); }).wall.front();
}

int cancelled(const char* path) {
    struct Cancelled final : base::Progress {
        std::atomic<bool> asked{false};
        void report(double) override {}
        [[nodiscard]] bool cancelled() const override { return asked; }
    };
    const double whole = readOnce(path);
    double longest = 0.0;
    double worked = 0.0;
    int stopped = 0;
    for (int tenth = 0; tenth < 10; ++tenth) {
        Cancelled progress;
        std::chrono::steady_clock::time_point since;
        std::clock_t processor = 0;
        std::thread asking([&] {
            std::this_thread::sleep_for(std::chrono::duration<double, std::milli>(whole * tenth / 10));
            since = std::chrono::steady_clock::now();
            processor = std::clock();
            progress.asked = true;
        });
        const bool read = io::readFile(path, {}, progress).has_value();
        const auto ended = std::chrono::steady_clock::now();
        const std::clock_t done = std::clock();
        asking.join();
        stopped += read ? 0 : 1;
        worked = std::max(worked, 1e3 * static_cast<double>(done - processor) / CLOCKS_PER_SEC);
        longest = std::max(longest, std::chrono::duration<double, std::milli>(ended - since).count());
    }
    std::printf(R"({"stopped": %d, "wall": %.3f, "processor": %.3f})"
                "\n",
                stopped, longest, worked);
    return 0;
}

}  // namespace

int main(int argc, char** argv) {
    if (argc == 3 && std::string(argv[2]) == "cancel") {
        return cancelled(argv[1]);
    }
    if (argc != 4) {
        std::fprintf(stderr, "usage: bench_read FILE REPEATS THREADS | FILE cancel\n");
        return 2;
    }
    keepCores(std::atoi(argv[3]));
    base::NoProgress progress;
    std::shared_ptr<const data::Dataset> dataset;
    const bench::Times times = bench::timed(std::atoi(argv[2]), [&] {
        dataset.reset();
        auto imported = io::readFile(argv[1], {}, progress);
        if (!imported) {
            std::exit(1);
        }
        dataset = imported->dataset;
    });
    std::printf(R"({%s, "rows": %zu, "peak": %.1f, "sums": [)", times.json().c_str(), dataset->rowCount(),
                bench::peakMemory());
    const char* separator = "";
    for (const data::Column& column : dataset->columns()) {
        if (column.isNumeric()) {
            double sum = 0.0;
            for (const double value : column.numbers()) {
                sum += std::isnan(value) ? 0.0 : value;
            }
            std::printf("%s%.17g", separator, sum);
            separator = ", ";
        }
    }
    std::printf("]}\n");
    return 0;
}
