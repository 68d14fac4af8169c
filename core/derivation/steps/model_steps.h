#pragma once

#include "core/base/error.h"
#include "core/derivation/model_subject.h"
#include "core/grey/models/grey_models.h"

namespace greyscope::derivation {

/// Writes the steps of a grey model from the points that it is fitted to, and returns its values at every point and
/// forecast step. Errors: those of workedSteps(); of the remnant model, tooFewPoints and optionOutOfRange (the tail of
/// residuals).
[[nodiscard]] base::Expected<StepValues> modelSteps(Draft& draft, grey::GreyModel model, const ModelSubject& subject);

// The linear variants of GM(1,1).
[[nodiscard]] StepValues edgmSteps(Draft& draft, const Modelled& of);
[[nodiscard]] StepValues rollingSteps(Draft& draft, const Modelled& of);

}  // namespace greyscope::derivation
