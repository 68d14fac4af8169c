#pragma once

#include <string>
#include <vector>

#include "core/grey/forecast/admissibility.h"
#include "core/grey/models/buffer_operator.h"
#include "core/working/draft.h"

namespace greyscope::working {

/// The points behind a buffer operator; the points themselves where there is none.
[[nodiscard]] Column bufferSteps(Draft& draft, const Column& points, grey::BufferOperator choice);

struct Translated {
    Column values;
    Column shift;  ///< C; empty where it is 0
};
/// The points with C added; the points themselves where it is 0. `automatic`: C follows from the class ratios, which is
/// shown. `letter`: of the series.
[[nodiscard]] Translated translationSteps(Draft& draft, const Column& points, double by, bool automatic,
                                          const std::string& letter = "x");

/// Class ratios with their band, and smoothness.
void admissibilitySteps(Draft& draft, const Column& points);

}  // namespace greyscope::working
