#pragma once

#include <string>

#include "core/derivation/draft.h"
#include "core/grey/models/model.h"

namespace greyscope::derivation {

/// Returns whether a curve that is not a grey model has steps: the baselines, and the scaling laws usl and amdahl.
[[nodiscard]] bool hasCurveSteps(const std::string& name);

/// Writes such a curve and returns its values at every point and step. Values that the fit searched for are taken over
/// (a rate, a half-saturation load, the parameters of a law); values that follow from them by least squares are
/// calculated. `outcome` was fitted to `input`, whose values are `actual`.
[[nodiscard]] StepValues curveSteps(Draft& draft, const grey::ModelOutcome& outcome, const grey::ModelInput& input,
                                    const StepValues& actual);

}  // namespace greyscope::derivation
