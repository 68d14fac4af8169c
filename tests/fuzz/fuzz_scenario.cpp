// Experiments read from JSON, written and read again; their first point run within small bounds.
#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <string>

#include "core/sim/experiments/experiment_json.h"

using namespace greyscope;

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    if (size > 5'000) {
        return 0;
    }
    const auto experiment = sim::readExperiment(std::string(data, data + size));
    if (!experiment) {
        return 0;
    }
    const auto again = sim::readExperiment(sim::experimentJson(*experiment));
    if (!again || !(*again == *experiment)) {
        std::abort();
    }
    const auto points = sim::pointsOf(*experiment);
    if (points && !points->empty()) {
        sim::Scenario scenario = points->front().scenario;
        scenario.bounds = {5'000, 1U << 22U};
        base::NoProgress progress;
        static_cast<void>(sim::simulate(scenario, {.seed = experiment->seed}, progress));
    }
    return 0;
}
