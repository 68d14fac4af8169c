#pragma once

#include "core/derivation/steps/gm11_steps.h"

namespace greyscope::derivation {

/// Writes the steps of the nonlinear grey model x(k) + a z(k) = b z(k)^n, where n is `exponent`; n = 2 is Verhulst's
/// model. Returns the values at every point and forecast step.
/// `cumulative`: the points are x1 itself, so the values are the response.
[[nodiscard]] StepValues bernoulliSteps(Draft& draft, const Modelled& of, double exponent, bool cumulative = false);
/// Writes the steps of GM(1,1) on the accumulation of fractional order `order`. Returns the values at every point and
/// forecast step.
[[nodiscard]] StepValues fractionalSteps(Draft& draft, const Modelled& of, double order);

}  // namespace greyscope::derivation
