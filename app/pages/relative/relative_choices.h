#pragma once

#include <optional>
#include <string>
#include <vector>

#include "app/analyses/relative/relative_figures.h"
#include "app/study/choices/study_member.h"
#include "app/study/study.h"
#include "core/relative/model.h"
#include "widgets/common/theme/highlight.h"
#include "widgets/present/relative/relative_grid.h"

// How the study's choices select what the Relative page shows of a result, and how the page's controls change them.

namespace greyscope::app {

/// Returns the factors of the grid (rows, columns) after one of them is set to `factor`: that of the rows if `rows` is
/// true, otherwise that of the columns. If the other one was `factor`, the two swap.
[[nodiscard]] std::vector<std::string> gridFactorsWith(widgets::GridChoice choice, bool rows,
                                                       const std::string& factor);

/// Returns the levels of the cell that a clicked part of a view represents; nullopt if it does not represent a single
/// cell.
[[nodiscard]] std::optional<std::vector<std::string>> cellOf(const widgets::Link& link,
                                                             const relative::RelativeResult& result,
                                                             const widgets::GridChoice& choice);

/// Returns the member of the study for the number of leaves, which the bar, keys and the handle of the error curve
/// edit.
[[nodiscard]] Member<int> leavesMember();
/// Returns the name in the history of an edit that changes the number of leaves.
[[nodiscard]] EditName leavesStep();

}  // namespace greyscope::app
