#pragma once

#include <QString>

#include <string>

#include "core/sim/experiments/experiment.h"

namespace greyscope::widgets {

/// Translates an English text of core: claims, readings and criteria of statements, rules of the advisor, places in
/// papers. Other texts, such as numbers, are returned unchanged.
[[nodiscard]] QString coreText(const std::string& text);

/// Returns the title of a parameter: "Bandwidth" for "link.bandwidth".
[[nodiscard]] QString parameterTitle(const std::string& name);
/// Returns the title of a group of parameters: "Link" for "link".
[[nodiscard]] QString parameterGroup(const std::string& prefix);
/// Returns the value of a parameter for people: words are translated, policies have titles, and weights are spaced, as
/// in "1 : 4".
[[nodiscard]] QString levelText(const sim::Parameter& parameter, const std::string& value);
/// Returns a name for a point of an experiment: the levels of all its factors except the one with index `but`.
[[nodiscard]] QString otherLevels(const sim::ExperimentResult& result, std::size_t point, std::size_t but);
/// Returns the unit of a quantity: "MB/s", "ms", "µs", "B".
[[nodiscard]] QString unitText(sim::Quantity quantity);
/// Returns the origin of a parameter value: "from the paper", "from a data sheet", "set by us", "fitted by us", "chosen
/// by you".
[[nodiscard]] QString originText(sim::Origin origin);
/// Returns the title of a preset scenario.
[[nodiscard]] QString presetTitle(const std::string& name);
/// Returns a short description of a preset scenario.
[[nodiscard]] QString presetNote(const std::string& name);
/// Returns the title of a metric: "Throughput", "Response".
[[nodiscard]] QString metricTitle(const std::string& name);
[[nodiscard]] QString operationText(const sim::PhaseResult& phase);

}  // namespace greyscope::widgets
