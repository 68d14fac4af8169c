#pragma once

#include <string>
#include <string_view>

#include "core/sim/experiments/experiment.h"

namespace greyscope::sim {

/// Returns an experiment as JSON: "preset", "parameters" (those that differ from the preset), "sweep", "replications",
/// "seed".
[[nodiscard]] std::string experimentJson(const Experiment& experiment);
/// Reads an experiment from the JSON text of experimentJson(). Errors: jsonNotReadable with the position, optionUnknown
/// (a key), valueNotUsable, those of assign() and presetNamed().
[[nodiscard]] base::Expected<Experiment> readExperiment(std::string_view json);

}  // namespace greyscope::sim
