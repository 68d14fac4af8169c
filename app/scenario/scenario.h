#pragma once

#include <string>

#include "app/study/study.h"
#include "core/base/error.h"
#include "core/sim/experiments/experiment.h"

// A scenario of the study as core takes it, and edits of one.

namespace greyscope::app {

/// Errors: those of sim::presetNamed(), sim::assign() and sim::check().
[[nodiscard]] base::Expected<sim::Scenario> scenarioOf(const ScenarioInputs& inputs);
/// Without the requests of a trace. Errors: the same and those of sim::pointsOf().
[[nodiscard]] base::Expected<sim::Experiment> experimentOf(const ScenarioInputs& inputs);

/// The testbed of a preset with the sweep that its paper speaks of.
[[nodiscard]] ScenarioInputs inputsOf(const std::string& preset);

/// The pattern of a layout on its OSTs, on P2's machine, with half and twice the processes; in subfiles, which share
/// the file equally, or in stripes. Errors: those of setParameter(), as of more OSTs than a simulation takes.
[[nodiscard]] base::Expected<ScenarioInputs> inputsOf(const LayoutChoices& layout, bool hierarchical);

/// What an experiment is made of, but for the requests that it replays.
[[nodiscard]] ScenarioInputs inputsOf(const sim::Experiment& experiment);

/// Replays a trace in place of the pattern; what is varied of the pattern is varied no more.
void replay(ScenarioInputs& inputs, TraceChoice trace);

/// A name that no scenario of the study has: "P3 2".
[[nodiscard]] std::string freeScenarioName(const Study& study, const std::string& wanted);
/// Puts a scenario behind the others and chooses it; a study without a name takes its name.
void addScenario(Study& study, const std::string& wanted, ScenarioInputs inputs);

/// The text of a parameter, as sim::Parameter::text() has it; "" where the inputs are none.
[[nodiscard]] std::string parameterText(const ScenarioInputs& inputs, const std::string& name);
/// Errors: those of sim::assign(); the inputs stay then.
[[nodiscard]] base::Expected<void> setParameter(ScenarioInputs& inputs, const std::string& name,
                                                const std::string& value);

/// How much a number matters: the same inputs with it varied from a quarter to four times what it is, inside its bounds
/// and as far as the rest of the scenario takes it, before what is varied already; one that is 0 varied from 0 to 20.
/// Errors: those of scenarioOf(); valueNotUsable of words.
[[nodiscard]] base::Expected<ScenarioInputs> variedAround(ScenarioInputs inputs, const sim::Parameter& parameter);

/// Points and runs of a scenario; 0 of one that is none.
[[nodiscard]] std::size_t pointCount(const ScenarioInputs& inputs);
[[nodiscard]] std::size_t runCount(const ScenarioInputs& inputs);

}  // namespace greyscope::app
