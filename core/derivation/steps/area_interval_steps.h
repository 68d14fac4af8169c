#pragma once

#include "core/derivation/degree_interval_subject.h"

namespace greyscope::derivation {

/// Of a degree of areas: the measured quotient of each part and the drawn one, by how much the draws are widened, and
/// the percentiles of the degrees that they give.
void areaIntervalSteps(Draft& draft, const DegreeIntervalSubject& of);

}  // namespace greyscope::derivation
