#pragma once

#include <vector>

#include "core/derivation/model_subject.h"

namespace greyscope::derivation {

/// Writes the related series and their accumulations y_2, y_3, ... up to the point `last`.
[[nodiscard]] std::vector<StepValues> accumulatedFactors(Draft& draft, const ModelSubject& subject, int last);

/// Writes the steps of GM(1,N), which depends on the accumulated related series. Returns the values at every point and
/// forecast step.
[[nodiscard]] StepValues gm1nSteps(Draft& draft, const ModelSubject& subject);
/// Writes the steps of GM(0,N), a regression on the accumulated related series. Returns the values at the points.
[[nodiscard]] StepValues gm0nSteps(Draft& draft, const ModelSubject& subject);

}  // namespace greyscope::derivation
