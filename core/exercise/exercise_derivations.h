#pragma once

#include "core/base/error.h"
#include "core/exercise/exercise_series.h"
#include "core/working/derivation.h"

namespace greyscope::exercise {

/// The whole derivation of an exercise of this kind. Errors: those of the derivations.
[[nodiscard]] base::Expected<working::Derivation> derivationOf(Kind kind, const ExerciseSeries& series);

}  // namespace greyscope::exercise
