#pragma once

#include <cstddef>
#include <memory>
#include <optional>

#include "app/analyses/page_derivation.h"
#include "core/relative/model.h"

namespace greyscope::app {

/// Returns the derivations for a result: of a split of the tree, and of the errors of trees of every size. The
/// predictions of each cell, by a tree grown without it, follow. `node` is the selected node, whose split is shown
/// first; -1: none.
[[nodiscard]] PageDerivation relativeDerivations(const std::shared_ptr<const relative::RelativeResult>& result,
                                                 int node);

/// Returns the line of the derivation that predicts the cell in `row` by a tree grown without it.
[[nodiscard]] AskedLine lineOfCell(const relative::RelativeResult& result, std::size_t row);

/// Returns the line of the derivation that gives a point of the error curve: the error for a size of the tree, of the
/// parity baseline (ratio 1 everywhere), or for a step of pruning. nullopt if there is none.
[[nodiscard]] std::optional<AskedLine> lineOfCurve(const relative::RelativeResult& result, std::size_t curve,
                                                   std::size_t point);

/// Returns the line of the derivation that gives a number in the table of errors by level; nullopt for a count.
[[nodiscard]] std::optional<AskedLine> lineOfLevel(const relative::RelativeResult& result, std::size_t row,
                                                   std::size_t column);

}  // namespace greyscope::app
