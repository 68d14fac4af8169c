#pragma once

#include <vector>

#include "core/derivation/draft.h"
#include "core/grey/degrees/relation_freedom.h"

namespace greyscope::derivation {

/// Writes Satterthwaite's degrees of freedom of the variance of a degree or quotient, as in grey::freedomOf(). `letter`
/// is the symbol of the value that is recalculated with the means in `moved`.
StepValues freedomSteps(Draft& draft, const std::string& letter, const StepValues& variance,
                        const std::vector<grey::MovedMean>& moved, double pooled);

}  // namespace greyscope::derivation
