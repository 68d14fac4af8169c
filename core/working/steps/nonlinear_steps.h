#pragma once

#include "core/working/steps/gm11_steps.h"

namespace greyscope::working {

/// x(k) + a z(k) = b z(k)^n; n = 2 is Verhulst's model.
[[nodiscard]] Column bernoulliSteps(Draft& draft, const Modelled& of, double exponent);
/// GM(1,1) on the accumulation of this order.
[[nodiscard]] Column fractionalSteps(Draft& draft, const Modelled& of, double order);

}  // namespace greyscope::working
