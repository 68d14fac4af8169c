#pragma once

#include "core/base/error.h"
#include "core/replication/parts.h"

namespace greyscope::replication {

/// P0 IV.B.2.
[[nodiscard]] base::Expected<void> addWorkedExample(const Material& material, Collector& items);

}  // namespace greyscope::replication
