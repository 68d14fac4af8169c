#pragma once

#include <cstddef>
#include <memory>
#include <optional>
#include <string>

#include "app/analyses/page_derivation.h"
#include "core/sim/experiments/experiment.h"

namespace greyscope::app {

using SharedExperiment = std::shared_ptr<const sim::ExperimentResult>;

/// Returns the derivations of the mean and the interval at every point of the chart, from the runs of the point.
/// nullopt if each point was run only once. `along`: index of the factor on the horizontal axis.
[[nodiscard]] std::optional<PageDerivation> simulatedDerivations(const SharedExperiment& result, std::size_t along,
                                                                 const std::string& metric);
/// Returns the line of the derivation that gives the mean at a point of a curve; nullopt for a mark, which shows a
/// statement of a paper.
[[nodiscard]] std::optional<AskedLine> lineOfSimulated(const sim::ExperimentResult& result, std::size_t along,
                                                       std::size_t curve, std::size_t point);

}  // namespace greyscope::app
