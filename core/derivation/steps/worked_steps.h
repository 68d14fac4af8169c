#pragma once

#include "core/base/error.h"
#include "core/derivation/model_subject.h"
#include "core/grey/models/grey_models.h"

namespace greyscope::derivation {

/// Writes the steps of a worked model (core/grey/models/worked.h). Returns its values at every point and forecast step.
/// Errors: those of the model; internal (not a worked model).
[[nodiscard]] base::Expected<StepValues> workedSteps(Draft& draft, grey::GreyModel model, const ModelSubject& subject);

}  // namespace greyscope::derivation
