// Traces read, written and read again; what a machine makes of them within small bounds. The first byte chooses the
// preset.
#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <memory>
#include <string>

#include "core/sim/experiments/presets.h"
#include "core/sim/run.h"

using namespace greyscope;

namespace {

constexpr std::uint64_t kMostBytes = 1U << 20U;

base::Expected<access::Trace> read(const std::string& text) {
    base::NoProgress progress;
    io::TextSource source(text);
    return access::readTrace(source, kMostBytes, progress);
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    if (size < 2 || size > 5'000) {
        return 0;
    }
    const auto trace = read(std::string(data + 1, data + size));
    if (!trace) {
        return 0;
    }
    const auto again = read(access::traceText(*trace));
    if (!again || !(*again == *trace)) {
        std::abort();
    }
    sim::Scenario scenario = sim::presets()[data[0] % sim::presets().size()].scenario();
    scenario.workload.traffic = sim::Traffic::trace;
    scenario.bounds = {5'000, kMostBytes};
    base::NoProgress progress;
    static_cast<void>(sim::simulate(scenario, {.trace = std::make_shared<access::Trace>(*trace)}, progress));
    return 0;
}
