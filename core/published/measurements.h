#pragma once

#include "core/published/parts.h"

namespace greyscope::published {

/// Adds the numbers of P1 tables 2 and 5-7: measurements, which are inputs, and the cases that are printed twice.
void addMeasurements(const Material& material, Collector& items);

}  // namespace greyscope::published
