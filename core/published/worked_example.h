#pragma once

#include "core/base/error.h"
#include "core/published/parts.h"

namespace greyscope::published {

/// Adds the numbers of the worked example in P0 IV.B.2, a residual model, with calculated ones for comparison.
[[nodiscard]] base::Expected<void> addWorkedExample(const Material& material, Collector& items);

}  // namespace greyscope::published
