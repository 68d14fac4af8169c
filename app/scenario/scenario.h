#pragma once

#include <string>

#include "app/study/study.h"
#include "core/base/error.h"
#include "core/sim/experiments/experiment.h"

// Conversion of the scenarios of a study to the types of core/sim, and edits of a scenario.

namespace greyscope::app {

/// Returns the scenario that the inputs describe. Errors: those of sim::presetNamed(), sim::assign() and sim::check().
[[nodiscard]] base::Expected<sim::Scenario> scenarioOf(const ScenarioInputs& inputs);
/// Returns the experiment that the inputs describe, without the requests of a trace. Errors: those of scenarioOf() and
/// sim::pointsOf().
[[nodiscard]] base::Expected<sim::Experiment> experimentOf(const ScenarioInputs& inputs);

/// Returns inputs with the system of a preset, and with the parameters varied as in its paper.
[[nodiscard]] ScenarioInputs inputsOf(const std::string& preset);

/// Returns inputs that simulate the access pattern of a layout on its OSTs, on the system of paper P2, with half, the
/// same and twice the number of processes. `hierarchical`: in subfiles that share the file equally; otherwise in one
/// striped file. Errors: those of setParameter(), such as more OSTs than a simulation allows.
[[nodiscard]] base::Expected<ScenarioInputs> inputsOf(const LayoutChoices& layout, bool hierarchical);

/// Returns the inputs that describe an experiment, without the requests that it replays.
[[nodiscard]] ScenarioInputs inputsOf(const sim::Experiment& experiment);

/// Makes a scenario replay a trace instead of its access pattern. Parameters of the pattern are removed from the
/// factors.
void replay(ScenarioInputs& inputs, TraceChoice trace);

/// Returns `wanted` or, if a scenario of the study has that name, the name with a number: "P3 2".
[[nodiscard]] std::string freeScenarioName(const Study& study, const std::string& wanted);
/// Adds a scenario to the study and makes it the current one. `wanted` is its name, unless that exists already. A study
/// without a name takes the name of the scenario.
void addScenario(Study& study, const std::string& wanted, ScenarioInputs inputs);

/// Returns the value of a parameter as text, by sim::Parameter::text(); "" if the inputs are not valid.
[[nodiscard]] std::string parameterText(const ScenarioInputs& inputs, const std::string& name);
/// Sets a parameter of a scenario. Errors: those of sim::assign(); the inputs are then unchanged.
[[nodiscard]] base::Expected<void> setParameter(ScenarioInputs& inputs, const std::string& name,
                                                const std::string& value);

/// Returns inputs in which a numeric parameter varies from a quarter to four times its value, or from 0 to 20 if it is
/// 0. Values are limited to its bounds, and values that are invalid in the scenario are left out. The parameter becomes
/// the first factor. Errors: those of scenarioOf(); valueNotUsable for a parameter that is not a number.
[[nodiscard]] base::Expected<ScenarioInputs> variedAround(ScenarioInputs inputs, const sim::Parameter& parameter);

/// Returns the number of points of a scenario (combinations of its factors).
[[nodiscard]] std::size_t pointCount(const ScenarioInputs& inputs);
/// Returns the number of runs of a scenario, over all points.
[[nodiscard]] std::size_t runCount(const ScenarioInputs& inputs);

}  // namespace greyscope::app
