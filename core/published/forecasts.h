#pragma once

#include "core/base/error.h"
#include "core/base/progress.h"
#include "core/published/parts.h"

namespace greyscope::published {

/// Adds the numbers of P0 tables VIII and IX, which are forecasts, with the forecasts calculated for comparison.
[[nodiscard]] base::Expected<void> addForecasts(const Material& material, Collector& items, base::Progress& progress);

}  // namespace greyscope::published
