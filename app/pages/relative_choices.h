#pragma once

#include <optional>
#include <string>
#include <vector>

#include "app/study/study.h"
#include "core/relative/model.h"
#include "widgets/common/highlight.h"
#include "widgets/present/relative_grid.h"

// What the study's choices mean for a result of the Relative page, and how its controls change them.

namespace greyscope::app {

/// Factor values of the cell that is asked for; the middle one where the study asks for none that the result knows.
[[nodiscard]] std::vector<std::string> askedCell(const relative::RelativeResult& result,
                                                 const RelativeChoices& choices);

/// The grid's sides: those chosen where the result has them, else the decisive factors.
[[nodiscard]] widgets::GridChoice gridChoice(const relative::RelativeResult& result, const RelativeChoices& choices);

/// The sides after one of them became `factor`; they change places where the other one was it.
[[nodiscard]] std::vector<std::string> gridFactorsWith(widgets::GridChoice choice, bool rows,
                                                       const std::string& factor);

/// The cell that a clicked part of a view stands for, if it is a single one.
[[nodiscard]] std::optional<std::vector<std::string>> cellOf(const widgets::Link& link,
                                                             const relative::RelativeResult& result,
                                                             const widgets::GridChoice& choice);

}  // namespace greyscope::app
