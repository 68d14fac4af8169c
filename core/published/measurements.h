#pragma once

#include "core/published/parts.h"

namespace greyscope::published {

/// Adds P1 tables 2 and 5-7: inputs, and the cases that are printed twice.
void addMeasurements(const Material& material, Collector& items);

}  // namespace greyscope::published
