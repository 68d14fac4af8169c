#pragma once

#include "core/base/error.h"
#include "core/derivation/model_subject.h"
#include "core/grey/models/grey_models.h"

namespace greyscope::derivation {

/// Writes the steps of a residual model in one of its three interpretations, see grey::fitResidual(). `reading` is
/// residualEquations, residualExample or residualRemnant. Errors, of the remnant model only: tooFewPoints and
/// optionOutOfRange (the tail of residuals).
[[nodiscard]] base::Expected<StepValues> residualSteps(Draft& draft, grey::GreyModel reading,
                                                       const ModelSubject& subject);

}  // namespace greyscope::derivation
