#pragma once

#include <optional>
#include <string>
#include <vector>

#include "app/pages/binding.h"
#include "app/pages/relative/relative_figures.h"
#include "app/study/study.h"
#include "widgets/common/theme/highlight.h"
#include "widgets/present/relative/relative_grid.h"

// What the study's choices mean for what the Relative page shows, and how its controls change them.

namespace greyscope::app {

/// The grid's sides, those chosen where the result has them, else the decisive factors; and the cell that is asked for,
/// the middle one where the study asks for none that the result knows.
[[nodiscard]] widgets::GridChoice gridChoice(const RelativeFigures& figures, const RelativeChoices& choices);

/// The sides after one of them became `factor`; they change places where the other one was it.
[[nodiscard]] std::vector<std::string> gridFactorsWith(widgets::GridChoice choice, bool rows,
                                                       const std::string& factor);

/// The cell that a clicked part of a view stands for, if it is a single one.
[[nodiscard]] std::optional<std::vector<std::string>> cellOf(const widgets::Link& link,
                                                             const relative::RelativeResult& result,
                                                             const widgets::GridChoice& choice);

/// The number of leaves, from the bar, the keys and the handle of the error curve.
[[nodiscard]] Member<int> leavesMember();
[[nodiscard]] Step leavesStep();

}  // namespace greyscope::app
