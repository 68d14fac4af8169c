#pragma once

#include <cstddef>
#include <optional>

#include "app/analyses/page_derivation.h"
#include "app/analyses/transfer/transfer_choices.h"

namespace greyscope::app {

/// How the prediction of the asked cell by this path comes about, the path's mean error, and the prediction by all
/// paths in parallel. None where the cell is not in the result.
[[nodiscard]] std::optional<PageDerivation> transferDerivations(const AskedTransfer& asked, std::size_t path);

/// The line of those behind a number of the paths compared: of a path, or of all in parallel, which has no steps of its
/// mean error.
[[nodiscard]] std::optional<AskedLine> lineOfStrip(const AskedTransfer& asked, const widgets::Targets& row, int column);

/// The line behind the prediction by all paths in parallel.
[[nodiscard]] AskedLine lineOfPrediction();

}  // namespace greyscope::app
