#pragma once

#include "core/base/error.h"
#include "core/grey/models/grey_models.h"
#include "core/working/model_subject.h"

namespace greyscope::working {

/// A residual model in one of its three readings: see grey::fitResidual(). Errors of the remnant model: tooFewPoints
/// and optionOutOfRange (its tail).
[[nodiscard]] base::Expected<Column> residualSteps(Draft& draft, grey::GreyModel reading, const ModelSubject& subject);

}  // namespace greyscope::working
