#pragma once

#include <string>

#include "core/derivation/draft.h"
#include "core/grey/models/model.h"

namespace greyscope::derivation {

/// Whether a curve beside the models has steps: the baselines, and the scaling laws usl and amdahl.
[[nodiscard]] bool hasCurveSteps(const std::string& name);

/// The values of every point and step of such a curve. What the fit searched for is taken over (a rate, a half-way
/// load, the parameters of a law), what follows from it by least squares is calculated. `outcome` was fitted to
/// `input`, whose values are `actual`.
[[nodiscard]] StepValues curveSteps(Draft& draft, const grey::ModelOutcome& outcome, const grey::ModelInput& input,
                                    const StepValues& actual);

}  // namespace greyscope::derivation
