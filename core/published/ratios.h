#pragma once

#include "core/base/error.h"
#include "core/base/progress.h"
#include "core/published/parts.h"

namespace greyscope::published {

/// Adds P1 tables 8 and 9, section 2.3 and figure 11.
[[nodiscard]] base::Expected<void> addRatios(const Material& material, Collector& items, base::Progress& progress);

}  // namespace greyscope::published
