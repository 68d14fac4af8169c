#pragma once

#include "core/base/error.h"
#include "core/grey/models/grey_models.h"
#include "core/working/model_subject.h"

namespace greyscope::working {

/// The steps of a model from the points that it is fitted to; the values of every point and step. Errors: those of the
/// remnant model, tooFewPoints and optionOutOfRange (its tail).
[[nodiscard]] base::Expected<Column> modelSteps(Draft& draft, grey::GreyModel model, const ModelSubject& subject);

// The linear relatives of GM(1,1).
[[nodiscard]] Column edgmSteps(Draft& draft, const Modelled& of);
[[nodiscard]] Column rollingSteps(Draft& draft, const Modelled& of);

}  // namespace greyscope::working
