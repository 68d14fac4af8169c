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

// What the study's choices mean for what the Relative page shows, and how its controls change them.

namespace greyscope::app {

/// The sides after one of them became `factor`; they change places where the other one was it.
[[nodiscard]] std::vector<std::string> gridFactorsWith(widgets::GridChoice choice, bool rows,
                                                       const std::string& factor);

/// The cell that a clicked part of a view stands for, if it is a single one.
[[nodiscard]] std::optional<std::vector<std::string>> cellOf(const widgets::Link& link,
                                                             const relative::RelativeResult& result,
                                                             const widgets::GridChoice& choice);

/// The number of leaves, from the bar, the keys and the handle of the error curve.
[[nodiscard]] Member<int> leavesMember();
[[nodiscard]] EditName leavesStep();

}  // namespace greyscope::app
