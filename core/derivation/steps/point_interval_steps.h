#pragma once

#include "core/derivation/degree_interval_subject.h"

namespace greyscope::derivation {

/// Writes the steps of the interval of a degree by points: one draw of the images without noise and its degree, the
/// tail probability of the percentiles, and the percentiles.
void pointIntervalSteps(Draft& draft, const DegreeIntervalSubject& of);

}  // namespace greyscope::derivation
