#pragma once

#include <cstddef>
#include <memory>
#include <optional>
#include <string>

#include "app/analyses/page_derivation.h"
#include "core/sim/experiments/experiment.h"

namespace greyscope::app {

using SharedExperiment = std::shared_ptr<const sim::ExperimentResult>;

/// How the mean and the interval of every point of the chart come about, from the replications of the point; none where
/// each was run once.
[[nodiscard]] std::optional<PageDerivation> simulatedDerivations(const SharedExperiment& result, std::size_t along,
                                                                 const std::string& metric);
/// The mean of a point of a curve; none of a mark, which a paper states.
[[nodiscard]] std::optional<AskedLine> lineOfSimulated(const sim::ExperimentResult& result, std::size_t along,
                                                       std::size_t curve, std::size_t point);

}  // namespace greyscope::app
