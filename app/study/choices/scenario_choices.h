#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace greyscope::app {

/// A parameter of a simulation that is not as its preset has it; its value as sim::assign() takes it.
struct ParameterChoice {
    std::string name, value;
    bool operator==(const ParameterChoice&) const = default;
};

/// A parameter that is varied, and its values in turn.
struct FactorChoice {
    std::string parameter;
    std::vector<std::string> values;
    bool operator==(const FactorChoice&) const = default;
};

/// A file of requests that are replayed in place of a pattern's.
struct TraceChoice {
    std::string path;
    std::string sha256;  ///< of its bytes when it was chosen
    bool operator==(const TraceChoice&) const = default;
};

/// What is simulated: app/scenario makes an experiment of it.
struct ScenarioInputs {
    std::string preset = "p3";
    std::vector<ParameterChoice> changed = {};  ///< in the order of sim::parameters()
    std::vector<FactorChoice> factors = {};
    std::size_t replications = 5;
    std::uint64_t seed = 2000;
    std::optional<TraceChoice> trace = {};
    bool operator==(const ScenarioInputs&) const = default;
};

struct ScenarioChoice {
    std::string name;
    ScenarioInputs inputs;
    std::optional<ScenarioInputs> run;  ///< the inputs as they were when it was last run; none: never
    bool operator==(const ScenarioChoice&) const = default;
};

struct SimulateChoices {
    std::vector<ScenarioChoice> scenarios;
    std::size_t current = 0;
    std::string metric = "throughput_mb_s";
    std::string along;          ///< the factor on the horizontal axis; empty: the first
    double requestsFrom = 0.0;  ///< s, of the requests that are drawn one by one
    double requestsFor = 0.15;  ///< s
    bool operator==(const SimulateChoices&) const = default;

    /// Null where there is none.
    [[nodiscard]] const ScenarioChoice* chosen() const {
        return current < scenarios.size() ? &scenarios[current] : nullptr;
    }
    [[nodiscard]] ScenarioChoice* chosen() { return current < scenarios.size() ? &scenarios[current] : nullptr; }
};

/// Calls `each` with every trace that a scenario replays, or has replayed.
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
