#pragma once

#include <QString>

#include <string>

#include "core/sim/experiments/experiment.h"

namespace greyscope::widgets {

/// A text of core in the user's language: claims, readings and criteria of statements, rules of the advisor, places in
/// papers. What is no sentence (a number) stays as it is.
[[nodiscard]] QString coreText(const std::string& text);

/// "link.bandwidth" -> "Bandwidth".
[[nodiscard]] QString parameterTitle(const std::string& name);
/// "link" -> "Link".
[[nodiscard]] QString parameterGroup(const std::string& prefix);
/// A value of a parameter: words are said, policies have their titles, weights stand apart: "1 : 4".
[[nodiscard]] QString levelText(const sim::Parameter& parameter, const std::string& value);
/// The levels of all factors of a point but one, as a name.
[[nodiscard]] QString otherLevels(const sim::ExperimentResult& result, std::size_t point, std::size_t but);
/// "MB/s", "ms", "µs", "B".
[[nodiscard]] QString unitText(sim::Quantity quantity);
/// "from the paper", "from a data sheet", "set by us", "fitted by us", "chosen by you".
[[nodiscard]] QString originText(sim::Origin origin);
/// What a preset is, and in a few words what it has.
[[nodiscard]] QString presetTitle(const std::string& name);
[[nodiscard]] QString presetNote(const std::string& name);
/// "Throughput", "Response".
[[nodiscard]] QString metricTitle(const std::string& name);
[[nodiscard]] QString operationText(const sim::PhaseResult& phase);

}  // namespace greyscope::widgets
