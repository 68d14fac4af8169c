#pragma once

#include "core/base/error.h"
#include "core/base/progress.h"
#include "core/replication/parts.h"

namespace greyscope::replication {

/// P0 tables VIII and IX.
[[nodiscard]] base::Expected<void> addForecasts(const Material& material, Collector& items, base::Progress& progress);

}  // namespace greyscope::replication
