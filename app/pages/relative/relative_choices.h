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

// How the study's choices apply to the contents of the Relative page, and how its controls change them.

namespace greyscope::app {

/// Returns the two factors of the grid after one of them is set to `factor`; they swap if the other one was `factor`.
[[nodiscard]] std::vector<std::string> gridFactorsWith(widgets::GridChoice choice, bool rows,
                                                       const std::string& factor);

/// Returns the cell that a clicked part of a view stands for; nullopt if it does not stand for a single cell.
[[nodiscard]] std::optional<std::vector<std::string>> cellOf(const widgets::Link& link,
                                                             const relative::RelativeResult& result,
                                                             const widgets::GridChoice& choice);

/// Access to the number of leaves, for the bar, the keys and the handle of the error curve.
[[nodiscard]] Member<int> leavesMember();
[[nodiscard]] EditName leavesStep();

}  // namespace greyscope::app
