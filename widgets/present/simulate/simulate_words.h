#pragma once

#include <QString>

#include <string>

#include "core/sim/experiments/experiment.h"

namespace greyscope::widgets {

/// A text of core in the user's language: claims, readings and criteria of statements, rules of the advisor, places in
/// papers. Other texts, such as numbers, are returned unchanged.
[[nodiscard]] QString coreText(const std::string& text);

/// The title of a parameter: "Bandwidth" for "link.bandwidth".
[[nodiscard]] QString parameterTitle(const std::string& name);
/// The title of a group of parameters: "Link" for "link".
[[nodiscard]] QString parameterGroup(const std::string& prefix);
/// A parameter value for people: words are translated, policies have titles, and weights are spaced: "1 : 4".
[[nodiscard]] QString levelText(const sim::Parameter& parameter, const std::string& value);
/// A name for a point: the levels of all its factors except `but`.
[[nodiscard]] QString otherLevels(const sim::ExperimentResult& result, std::size_t point, std::size_t but);
/// The unit of a quantity: "MB/s", "ms", "µs", "B".
[[nodiscard]] QString unitText(sim::Quantity quantity);
/// The origin of a value: "from the paper", "from a data sheet", "set by us", "fitted by us", "chosen by you".
[[nodiscard]] QString originText(sim::Origin origin);
/// The title of a preset, and a short description.
[[nodiscard]] QString presetTitle(const std::string& name);
[[nodiscard]] QString presetNote(const std::string& name);
/// The title of a metric: "Throughput", "Response".
[[nodiscard]] QString metricTitle(const std::string& name);
[[nodiscard]] QString operationText(const sim::PhaseResult& phase);

}  // namespace greyscope::widgets
