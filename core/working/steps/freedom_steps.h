#pragma once

#include <vector>

#include "core/grey/degrees/relation_freedom.h"
#include "core/working/draft.h"

namespace greyscope::working {

/// Satterthwaite's degrees of freedom of a variance, as grey::freedomOf() has them. `letter`: what the means that were
/// moved are means for.
Column freedomSteps(Draft& draft, const std::string& letter, const Column& variance,
                    const std::vector<grey::MovedMean>& moved, double pooled);

}  // namespace greyscope::working
