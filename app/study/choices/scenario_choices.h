#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace greyscope::app {

/// A parameter of a simulation whose value differs from the preset. The value is text in the format of sim::assign().
struct ParameterChoice {
    std::string name, value;
    bool operator==(const ParameterChoice&) const = default;
};

/// A parameter of a simulation that is varied, and its values in order.
struct FactorChoice {
    std::string parameter;
    std::vector<std::string> values;
    bool operator==(const FactorChoice&) const = default;
};

/// A file with I/O requests that is replayed instead of an access pattern.
struct TraceChoice {
    std::string path;
    std::string sha256;  ///< SHA-256 of the file at the time when it was chosen
    bool operator==(const TraceChoice&) const = default;
};

/// The description of a simulation, from which app/scenario makes an experiment.
struct ScenarioInputs {
    std::string preset = "p3";  ///< "": none, the parameters differ from the defaults of sim::Scenario
    /// Parameters that differ from the preset, in the order of sim::parameters().
    std::vector<ParameterChoice> changed = {};
    std::vector<FactorChoice> factors = {};
    std::size_t replications = 5;
    std::uint64_t seed = 2000;
    std::optional<TraceChoice> trace = {};
    bool operator==(const ScenarioInputs&) const = default;
};

struct ScenarioChoice {
    std::string name;
    ScenarioInputs inputs;
    std::optional<ScenarioInputs> run;  ///< inputs of the last run; nullopt: the scenario has not been run
    bool operator==(const ScenarioChoice&) const = default;
};

struct SimulateChoices {
    std::vector<ScenarioChoice> scenarios;
    std::size_t current = 0;
    std::string metric = "throughput_mb_s";
    std::string along;          ///< factor on the horizontal axis of the chart; empty: the first factor
    double requestsFrom = 0.0;  ///< start in s of the time window whose I/O requests are drawn
    double requestsFor = 0.15;  ///< length in s of the time window whose I/O requests are drawn
    bool operator==(const SimulateChoices&) const = default;

    /// Returns the current scenario; nullptr if there is none.
    [[nodiscard]] const ScenarioChoice* chosen() const {
        return current < scenarios.size() ? &scenarios[current] : nullptr;
    }
    [[nodiscard]] ScenarioChoice* chosen() { return current < scenarios.size() ? &scenarios[current] : nullptr; }
};

/// Calls `each` for every trace that a scenario replays or has replayed in its last run.
template <class Choices, class Each>
void eachTrace(Choices& simulate, const Each& each) {
    for (auto& scenario : simulate.scenarios) {
        for (auto* inputs : {&scenario.inputs, scenario.run ? &*scenario.run : nullptr}) {
            if (inputs && inputs->trace) {
                each(*inputs->trace);
            }
        }
    }
}

}  // namespace greyscope::app
