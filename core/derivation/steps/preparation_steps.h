#pragma once

#include <string>
#include <vector>

#include "core/derivation/draft.h"
#include "core/grey/forecast/class_ratio.h"
#include "core/grey/models/buffer_operator.h"

namespace greyscope::derivation {

/// The points behind a buffer operator; the points themselves where there is none.
[[nodiscard]] StepValues bufferSteps(Draft& draft, const StepValues& points, grey::BufferOperator choice);

struct Translated {
    StepValues values;
    StepValues shift;  ///< C; empty where it is 0
};
/// The points with C added; the points themselves where it is 0. `automatic`: C follows from the class ratios, which is
/// shown. `letter`: of the series.
[[nodiscard]] Translated translationSteps(Draft& draft, const StepValues& points, double by, bool automatic,
                                          const std::string& letter = "x");

/// Class ratios with their band, and smoothness.
void admissibilitySteps(Draft& draft, const StepValues& points);

}  // namespace greyscope::derivation
