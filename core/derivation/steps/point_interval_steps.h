#pragma once

#include "core/derivation/degree_interval_subject.h"

namespace greyscope::derivation {

/// Of a degree by points: one draw of the images without noise and its degree, how far out the percentiles lie, and
/// these.
void pointIntervalSteps(Draft& draft, const DegreeIntervalSubject& of);

}  // namespace greyscope::derivation
