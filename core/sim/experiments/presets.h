#pragma once

#include <string>
#include <vector>

#include "core/sim/experiments/parameters.h"

namespace greyscope::sim {

/// A value that a preset gives to a parameter, and its origin.
struct PresetValue {
    std::string parameter, value;
    Origin origin = Origin::set;
    std::string source;
};

/// A scenario to start from: the testbed of a paper, or a textbook queue.
struct ScenarioPreset {
    std::string name;
    std::string paper;  ///< "P3"; "" for queues
    std::vector<PresetValue> values;
    [[nodiscard]] Scenario scenario() const;
};

/// Returns all presets. To add a preset, add it in the .cpp file.
[[nodiscard]] const std::vector<ScenarioPreset>& presets();
/// Returns the preset with this name. Error: optionUnknown with the names.
[[nodiscard]] base::Expected<const ScenarioPreset*> presetNamed(const std::string& name);

/// The value of a parameter in a scenario, and the origin of that value.
struct Provenance {
    const Parameter* parameter = nullptr;
    std::string value;
    std::string usual;  ///< value of the parameter in the preset
    Origin origin = Origin::set;
    std::string source;
};
/// Returns the values of all parameters of a scenario with their origins. Parameters that differ from the preset are
/// marked `chosen`.
[[nodiscard]] std::vector<Provenance> provenanceOf(const Scenario& scenario);

}  // namespace greyscope::sim
