#pragma once

#include "core/published/parts.h"

namespace greyscope::published {

/// P2 table 2, P3 figure 4, P4 tables 1-4, and what their texts say about them.
void addReferences(const Material& material, Collector& items);

}  // namespace greyscope::published
