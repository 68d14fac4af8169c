#pragma once

#include "core/derivation/model_subject.h"

namespace greyscope::derivation {

/// GM(1,N) and GM(0,N), which the accumulated related series drive.
[[nodiscard]] StepValues gm1nSteps(Draft& draft, const ModelSubject& subject);
[[nodiscard]] StepValues gm0nSteps(Draft& draft, const ModelSubject& subject);

}  // namespace greyscope::derivation
