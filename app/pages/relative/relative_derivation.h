#pragma once

#include <cstddef>
#include <memory>
#include <optional>

#include "app/analyses/page_derivation.h"
#include "core/relative/model.h"

namespace greyscope::app {

/// How a split comes about, the errors of trees of every size, and what each cell is predicted as by a tree that has
/// not seen it. `node`: which was chosen, -1: none.
[[nodiscard]] PageDerivation relativeDerivations(const std::shared_ptr<const relative::RelativeResult>& result,
                                                 int node);

/// The line behind the prediction of a row by a tree that has not seen it.
[[nodiscard]] AskedLine lineOfCell(const relative::RelativeResult& result, std::size_t row);

/// The line behind a point of the curve of errors: by size and of parity, or of the steps of pruning.
[[nodiscard]] std::optional<AskedLine> lineOfCurve(const relative::RelativeResult& result, std::size_t curve,
                                                   std::size_t point);

/// The line behind a number of the errors by level, in the rows of that table.
[[nodiscard]] std::optional<AskedLine> lineOfLevel(const relative::RelativeResult& result, std::size_t row,
                                                   std::size_t column);

}  // namespace greyscope::app
