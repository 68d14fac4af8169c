// Times simulations. bench_simulation CLIENTS SERVERS REPEATS: the writes of P3's testbed; bench_simulation sweep
// THREADS: 7 numbers of clients x 3 policies x 5 replications of it; bench_simulation cancel: how long a run goes on
// after it is cancelled. Prints one line of JSON.
#include <atomic>
#include <cstdlib>
#include <string>
#include <thread>

#include "core/sim/experiments/experiment.h"
#include "tests/benchmarks/timing.h"

using namespace greyscope;

namespace {

sim::Scenario scenarioOf(const std::string& clients, const std::string& servers) {
    sim::Scenario scenario = (*sim::presetNamed("p3"))->scenario();
    const bool set =
        sim::assign(scenario, "workload.clients", clients) && sim::assign(scenario, "layout.servers", servers);
    if (!set) {
        std::fprintf(stderr, "bad numbers\n");
        std::exit(2);
    }
    return scenario;
}

int large(const std::string& clients, const std::string& servers, int repeats) {
    base::NoProgress progress;
    sim::RunResult result;
    const sim::Scenario scenario = scenarioOf(clients, servers);
    const bench::Times times = bench::timed(repeats, [&] { result = *sim::simulate(scenario, {}, progress); });
    std::printf(R"({%s, "events": %llu, "mib": %.2f, "throughput": %.3f})"
                "\n",
                times.json().c_str(), static_cast<unsigned long long>(result.events),
                static_cast<double>(result.bytesHeld) / 0x1p20, result.phases.front().throughput);
    return 0;
}

int sweep(std::size_t threads) {
    base::NoProgress progress;
    sim::Experiment experiment;
    experiment.scenario = scenarioOf("64", "4");
    experiment.factors = {{"workload.clients", {"1", "2", "4", "8", "16", "32", "64"}},
                          {"scheduler.policy", {"fifo", "sfq", "crr"}}};
    const bench::Times times = bench::timed(1, [&] {
        if (!sim::runExperiment(experiment, {threads}, progress)) {
            std::exit(1);
        }
    });
    std::printf("{%s}\n", times.json().c_str());
    return 0;
}

int cancelled() {
    struct Cancelled final : base::Progress {
        std::atomic<bool> asked{false};
        void report(double) override {}
        [[nodiscard]] bool cancelled() const override { return asked; }
    } progress;
    std::chrono::steady_clock::time_point since;
    std::thread asking([&] {
        std::this_thread::sleep_for(std::chrono::milliseconds(50));
        since = std::chrono::steady_clock::now();
        progress.asked = true;
    });
    const bool ran = sim::simulate(scenarioOf("4096", "32"), {}, progress).has_value();
    const auto ended = std::chrono::steady_clock::now();
    asking.join();
    std::printf(R"({"ran": %s, "ms": %.3f})"
                "\n",
                ran ? "true" : "false", std::chrono::duration<double, std::milli>(ended - since).count());
    return 0;
}

}  // namespace

int main(int argc, char** argv) {
    const std::string first = argc > 1 ? argv[1] : "";
    if (first == "sweep" && argc == 3) {
        return sweep(std::strtoul(argv[2], nullptr, 10));
    }
    if (first == "cancel") {
        return cancelled();
    }
    if (argc != 4) {
        std::fprintf(stderr, "usage: bench_simulation CLIENTS SERVERS REPEATS | sweep THREADS | cancel\n");
        return 2;
    }
    return large(first, argv[2], std::atoi(argv[3]));
}
