#pragma once

#include <string>

#include "app/study/study.h"
#include "core/base/error.h"
#include "core/sim/experiments/experiment.h"

// Conversion of a study's scenario to core's types, and edits of a scenario.

namespace greyscope::app {

/// Errors: those of sim::presetNamed(), sim::assign() and sim::check().
[[nodiscard]] base::Expected<sim::Scenario> scenarioOf(const ScenarioInputs& inputs);
/// Returns the experiment without the requests of a trace. Errors: those of scenarioOf() and sim::pointsOf().
[[nodiscard]] base::Expected<sim::Experiment> experimentOf(const ScenarioInputs& inputs);

/// Returns the system of a preset with the sweep of its paper.
[[nodiscard]] ScenarioInputs inputsOf(const std::string& preset);

/// Returns the access pattern of a layout on its OSTs, on the system of P2, with half, the same and twice the number of
/// processes; `hierarchical`: in subfiles that share the file equally, otherwise striped. Errors: those of
/// setParameter(), such as more OSTs than a simulation allows.
[[nodiscard]] base::Expected<ScenarioInputs> inputsOf(const LayoutChoices& layout, bool hierarchical);

/// Returns the inputs of an experiment, without the requests that it replays.
[[nodiscard]] ScenarioInputs inputsOf(const sim::Experiment& experiment);

/// Replays a trace instead of the pattern; removes parameters of the pattern from the factors.
void replay(ScenarioInputs& inputs, TraceChoice trace);

/// Returns a name that no scenario of the study has: "P3 2".
[[nodiscard]] std::string freeScenarioName(const Study& study, const std::string& wanted);
/// Appends a scenario and makes it the current one. A study without a name takes the scenario's name.
void addScenario(Study& study, const std::string& wanted, ScenarioInputs inputs);

/// Returns the text of a parameter as sim::Parameter::text() gives it; "" if the inputs are not valid.
[[nodiscard]] std::string parameterText(const ScenarioInputs& inputs, const std::string& name);
/// Sets a parameter. Errors: those of sim::assign(); the inputs are unchanged then.
[[nodiscard]] base::Expected<void> setParameter(ScenarioInputs& inputs, const std::string& name,
                                                const std::string& value);

/// Returns the inputs with a numeric parameter varied from a quarter to four times its value, or from 0 to 20 if it is
/// 0. Values are limited to its bounds, and those that are invalid for the scenario are left out. The parameter becomes
/// the first factor. Errors: those of scenarioOf(); valueNotUsable for a parameter that is not a number.
[[nodiscard]] base::Expected<ScenarioInputs> variedAround(ScenarioInputs inputs, const sim::Parameter& parameter);

/// Return the number of points and runs of a scenario.
[[nodiscard]] std::size_t pointCount(const ScenarioInputs& inputs);
[[nodiscard]] std::size_t runCount(const ScenarioInputs& inputs);

}  // namespace greyscope::app
