#pragma once

#include "core/working/model_subject.h"

namespace greyscope::working {

/// GM(1,N) and GM(0,N), which the accumulated related series drive.
[[nodiscard]] Column gm1nSteps(Draft& draft, const ModelSubject& subject);
[[nodiscard]] Column gm0nSteps(Draft& draft, const ModelSubject& subject);

}  // namespace greyscope::working
