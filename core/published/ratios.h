#pragma once

#include "core/base/error.h"
#include "core/base/progress.h"
#include "core/published/parts.h"

namespace greyscope::published {

/// Adds the numbers of P1 tables 8 and 9, section 2.3 and figure 11, which are ratios and errors of trees, with
/// calculated ones for comparison.
[[nodiscard]] base::Expected<void> addRatios(const Material& material, Collector& items, base::Progress& progress);

}  // namespace greyscope::published
