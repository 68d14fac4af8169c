#pragma once

#include <cstddef>
#include <optional>

#include "app/analyses/page_derivation.h"
#include "app/analyses/transfer/transfer_choices.h"

namespace greyscope::app {

/// Returns the derivations for a path: of its prediction for the selected cell, and of its mean error. Those of the
/// average prediction of all paths and its mean error follow. nullopt if the result does not contain the cell.
[[nodiscard]] std::optional<PageDerivation> transferDerivations(const AskedTransfer& asked, std::size_t path);

/// Returns the line of the derivation that gives a number in the comparison of paths, for a path or for the average of
/// all; nullopt if there is none.
[[nodiscard]] std::optional<AskedLine> lineOfStrip(const AskedTransfer& asked, const widgets::Targets& row, int column);

/// Returns the line of the derivation that gives the average prediction of all paths.
[[nodiscard]] AskedLine lineOfPrediction();

}  // namespace greyscope::app
