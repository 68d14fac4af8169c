#pragma once

#include <QtGlobal>

#include <initializer_list>
#include <utility>

#include "core/sim/experiments/presets.h"
#include "core/sim/run.h"

namespace greyscope::test {

/// A preset with other values.
inline sim::Scenario scenarioOf(const char* preset, std::initializer_list<std::pair<const char*, const char*>> values) {
    sim::Scenario scenario = (*sim::presetNamed(preset))->scenario();
    for (const auto& [name, value] : values) {
        if (const auto set = sim::assign(scenario, name, value); !set) {
            qFatal("%s = %s", name, value);
        }
    }
    return scenario;
}

inline sim::RunResult resultOf(const sim::Scenario& scenario, std::uint64_t seed = 2000, std::uint64_t kept = 0) {
    base::NoProgress progress;
    auto result = sim::simulate(scenario, {seed, nullptr, kept}, progress);
    if (!result) {
        qFatal("error %d %s", static_cast<int>(result.error().code),
               result.error().arguments.empty() ? "" : result.error().arguments.front().c_str());
    }
    return *result;
}

}  // namespace greyscope::test
