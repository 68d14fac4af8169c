#pragma once

#include "core/derivation/model_subject.h"

namespace greyscope::derivation {

/// Write GM(1,N) and GM(0,N), which depend on the accumulated related series.
[[nodiscard]] StepValues gm1nSteps(Draft& draft, const ModelSubject& subject);
[[nodiscard]] StepValues gm0nSteps(Draft& draft, const ModelSubject& subject);

}  // namespace greyscope::derivation
