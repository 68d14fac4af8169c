#pragma once

#include <string>
#include <vector>

#include "core/sim/experiments/parameters.h"

namespace greyscope::sim {

/// A value that a preset gives a parameter, and where it comes from.
struct PresetValue {
    std::string parameter, value;
    Origin origin = Origin::set;
    std::string source;
};

/// A scenario to begin with: the testbed of a paper, or a queue of the textbooks.
struct ScenarioPreset {
    std::string name;
    std::string paper;  ///< "P3"; "" of the queues
    std::vector<PresetValue> values;
    [[nodiscard]] Scenario scenario() const;
};

/// All of them; to add one, add it there.
[[nodiscard]] const std::vector<ScenarioPreset>& presets();
/// Error: optionUnknown with the names.
[[nodiscard]] base::Expected<const ScenarioPreset*> presetNamed(const std::string& name);

/// A parameter in a scenario: its value, and what of it is known.
struct Provenance {
    const Parameter* parameter = nullptr;
    std::string value;
    std::string usual;  ///< what the preset has
    Origin origin = Origin::set;
    std::string source;
};
/// All parameters of a scenario, `chosen` where they differ from its preset.
[[nodiscard]] std::vector<Provenance> provenanceOf(const Scenario& scenario);

}  // namespace greyscope::sim
