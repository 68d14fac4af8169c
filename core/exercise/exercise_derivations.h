#pragma once

#include "core/base/error.h"
#include "core/derivation/derivation.h"
#include "core/exercise/exercise_series.h"

namespace greyscope::exercise {

/// Returns the complete derivation that an exercise of this kind asks for, with all numbers. Errors: those of the
/// derivations.
[[nodiscard]] base::Expected<derivation::Derivation> derivationOf(ExerciseKind kind, const ExerciseSeries& series);

}  // namespace greyscope::exercise
