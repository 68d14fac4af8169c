#pragma once

#include <vector>

#include "core/derivation/draft.h"
#include "core/grey/degrees/relation_freedom.h"

namespace greyscope::derivation {

/// Satterthwaite's degrees of freedom of a variance, as grey::freedomOf() has them. `letter`: what the means that were
/// moved are means for.
StepValues freedomSteps(Draft& draft, const std::string& letter, const StepValues& variance,
                        const std::vector<grey::MovedMean>& moved, double pooled);

}  // namespace greyscope::derivation
