#pragma once

#include "core/replication/parts.h"

namespace greyscope::replication {

/// P1 tables 2, 5-7: inputs, and the cases that are printed twice.
void addMeasurements(const Material& material, Collector& items);

}  // namespace greyscope::replication
