#pragma once

#include "core/data/column.h"

namespace greyscope::data {

/// Whether the column's name says that it numbers cases ("case", "host_id"): its numbers are names and order nothing.
[[nodiscard]] bool namesCases(const Column& column);

}  // namespace greyscope::data
