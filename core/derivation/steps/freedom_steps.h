#pragma once

#include <vector>

#include "core/derivation/draft.h"
#include "core/grey/degrees/relation_freedom.h"

namespace greyscope::derivation {

/// Writes Satterthwaite's degrees of freedom of a variance, as in grey::freedomOf(). `letter` is the letter of the
/// value that depends on the moved means.
StepValues freedomSteps(Draft& draft, const std::string& letter, const StepValues& variance,
                        const std::vector<grey::MovedMean>& moved, double pooled);

}  // namespace greyscope::derivation
