#pragma once

#include "core/derivation/steps/gm11_steps.h"

namespace greyscope::derivation {

/// Writes the model x(k) + a z(k) = b z(k)^n; n = 2 is Verhulst's model.
[[nodiscard]] StepValues bernoulliSteps(Draft& draft, const Modelled& of, double exponent);
/// Writes GM(1,1) on the accumulation of this order.
[[nodiscard]] StepValues fractionalSteps(Draft& draft, const Modelled& of, double order);

}  // namespace greyscope::derivation
