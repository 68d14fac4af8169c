#pragma once

#include "core/published/parts.h"

namespace greyscope::published {

/// Adds the numbers of P2 table 2, P3 figure 4 and P4 tables 1-4, and the statements about them in the texts.
void addReferences(const Material& material, Collector& items);

}  // namespace greyscope::published
