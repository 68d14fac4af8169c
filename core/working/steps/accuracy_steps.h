#pragma once

#include <optional>
#include <vector>

#include "core/working/draft.h"

namespace greyscope::working {

/// Errors of a fit, their mean, C, P, the grade and the absolute degree, as grey::accuracyOf() has them.
[[nodiscard]] Column errorSteps(Draft& draft, const Column& actual, const Column& values);
void accuracySteps(Draft& draft, const Column& actual, const Column& values);

/// The error on the steps that were measured; `held` begins behind the fitted points.
void holdOutSteps(Draft& draft, const Column& values, int fitted, const std::vector<std::optional<double>>& held);

}  // namespace greyscope::working
