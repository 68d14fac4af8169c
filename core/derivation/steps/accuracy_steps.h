#pragma once

#include <optional>
#include <vector>

#include "core/derivation/draft.h"

namespace greyscope::derivation {

/// Write the errors of a fit, their mean, C, P, the grade and the absolute degree, as in grey::accuracyOf().
[[nodiscard]] StepValues errorSteps(Draft& draft, const StepValues& actual, const StepValues& values);
void accuracySteps(Draft& draft, const StepValues& actual, const StepValues& values);

/// Writes the error on the steps that were measured; `held` begins after the fitted points.
void holdOutSteps(Draft& draft, const StepValues& values, int fitted, const std::vector<std::optional<double>>& held);

}  // namespace greyscope::derivation
