#pragma once

#include <optional>
#include <vector>

#include "core/derivation/draft.h"
#include "core/grey/forecast/accuracy.h"

namespace greyscope::derivation {

/// Writes the errors of a fit, x(k) minus its fitted value, the relative errors and their mean, as in
/// grey::accuracyOf(). Returns the errors.
[[nodiscard]] StepValues errorSteps(Draft& draft, const StepValues& actual, const StepValues& values,
                                    const grey::AccuracyOptions& options = {});
/// Writes the accuracy of a fit as in grey::accuracyOf(): the errors, their mean, C, P, the grade and the absolute
/// degree.
void accuracySteps(Draft& draft, const StepValues& actual, const StepValues& values,
                   const grey::AccuracyOptions& options = {});

/// Writes the error of the forecast at the held-out points. `held` has the measured values from the first step after
/// the fitted points on; steps from the first missing value on are not used.
void holdOutSteps(Draft& draft, const StepValues& values, int fitted, const std::vector<std::optional<double>>& held);

}  // namespace greyscope::derivation
