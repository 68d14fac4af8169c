#pragma once

#include "core/base/error.h"
#include "core/published/parts.h"

namespace greyscope::published {

/// Adds P0 IV.B.2.
[[nodiscard]] base::Expected<void> addWorkedExample(const Material& material, Collector& items);

}  // namespace greyscope::published
