#pragma once

#include <string>

#include "core/derivation/draft.h"
#include "core/grey/models/model.h"

namespace greyscope::derivation {

/// Returns whether the steps of a curve that is not a grey model can be written: of a baseline, or of the scaling laws
/// usl and amdahl.
[[nodiscard]] bool hasCurveSteps(const std::string& name);

/// Writes the steps of a baseline or scaling law and returns its values at every point and forecast step. Values that
/// the fit searched for (a rate, a half-saturation load, the parameters of a law) are copied from `outcome`. Values
/// that follow from these by least squares are calculated. `outcome` was fitted to `input`, whose values are `actual`.
[[nodiscard]] StepValues curveSteps(Draft& draft, const grey::ModelOutcome& outcome, const grey::ModelInput& input,
                                    const StepValues& actual);

}  // namespace greyscope::derivation
