#pragma once

#include <cstddef>
#include <memory>
#include <optional>

#include "app/analyses/page_derivation.h"
#include "core/relative/model.h"

namespace greyscope::app {

/// Returns the derivations of a split, of the errors of trees of every size, and of the prediction of each cell by a
/// tree grown without it. `node`: the selected node; -1: none.
[[nodiscard]] PageDerivation relativeDerivations(const std::shared_ptr<const relative::RelativeResult>& result,
                                                 int node);

/// Returns the line of the prediction of a row by a tree that was grown without it.
[[nodiscard]] AskedLine lineOfCell(const relative::RelativeResult& result, std::size_t row);

/// Returns the line behind a point of the error curve: for the size of the tree, parity, or the steps of pruning.
[[nodiscard]] std::optional<AskedLine> lineOfCurve(const relative::RelativeResult& result, std::size_t curve,
                                                   std::size_t point);

/// Returns the line behind a number in the table of errors by level.
[[nodiscard]] std::optional<AskedLine> lineOfLevel(const relative::RelativeResult& result, std::size_t row,
                                                   std::size_t column);

}  // namespace greyscope::app
