#pragma once

#include <string>
#include <vector>

#include "core/derivation/draft.h"
#include "core/grey/forecast/class_ratio.h"
#include "core/grey/models/buffer_operator.h"

namespace greyscope::derivation {

/// Writes the steps of the buffer operator and returns the buffered points; without an operator, writes nothing and
/// returns `points`.
[[nodiscard]] StepValues bufferSteps(Draft& draft, const StepValues& points, grey::BufferOperator choice);

/// The points after the translation, and its constant.
struct Translated {
    StepValues values;
    StepValues shift;  ///< C; empty if it is 0
};
/// Writes the translation by the constant C = `by` and returns the translated points; if C is 0, writes nothing and
/// returns `points`. `automatic`: also writes how C is calculated from the class ratios. `letter` is the letter of the
/// series.
[[nodiscard]] Translated translationSteps(Draft& draft, const StepValues& points, double by, bool automatic,
                                          const std::string& letter = "x");

/// Writes the checks of the points before a fit: the class ratios with their band, and the smoothness ratios.
void admissibilitySteps(Draft& draft, const StepValues& points);

}  // namespace greyscope::derivation
