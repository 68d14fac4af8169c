#pragma once

#include "core/derivation/degree_interval_subject.h"

namespace greyscope::derivation {

/// Writes the steps of the interval of a degree of areas: the measured and the drawn quotient of each part of the
/// degree, the factor that widens the draws, and the percentiles of the resulting degrees.
void areaIntervalSteps(Draft& draft, const DegreeIntervalSubject& of);

}  // namespace greyscope::derivation
