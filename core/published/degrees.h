#pragma once

#include "core/base/error.h"
#include "core/base/progress.h"
#include "core/published/parts.h"

namespace greyscope::published {

/// Adds the numbers of P0 tables I-VII and P1 tables 3 and 4, which are relational degrees, with the degrees calculated
/// for comparison.
[[nodiscard]] base::Expected<void> addDegrees(const Material& material, Collector& items, base::Progress& progress);

}  // namespace greyscope::published
