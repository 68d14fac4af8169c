#pragma once

#include <string>
#include <vector>

#include "core/derivation/draft.h"
#include "core/grey/forecast/class_ratio.h"
#include "core/grey/models/buffer_operator.h"

namespace greyscope::derivation {

/// Returns the points after the buffer operator, or the points themselves if there is none.
[[nodiscard]] StepValues bufferSteps(Draft& draft, const StepValues& points, grey::BufferOperator choice);

struct Translated {
    StepValues values;
    StepValues shift;  ///< C; empty if it is 0
};
/// Returns the points with C added, or the points themselves if C is 0. `automatic`: the calculation of C from the
/// class ratios is shown. `letter` is the letter of the series.
[[nodiscard]] Translated translationSteps(Draft& draft, const StepValues& points, double by, bool automatic,
                                          const std::string& letter = "x");

/// Writes the class ratios with their band, and the smoothness.
void admissibilitySteps(Draft& draft, const StepValues& points);

}  // namespace greyscope::derivation
