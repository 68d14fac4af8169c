#pragma once

#include <string_view>
#include <vector>

#include "core/data/columns/column.h"

namespace greyscope::data {

/// Column and value that mark simulated rows: the column named kSourceColumn contains kSimulated in every such row.
inline constexpr std::string_view kSourceColumn = "source";
inline constexpr std::string_view kSimulated = "simulated";

/// Whether the column marks every row as simulated.
[[nodiscard]] bool marksSimulated(const Column& column);

/// Assigns roles to the columns of runs written by `greyscope simulate`. The source column becomes a key although it is
/// constant, so that every series is named as simulated. The other columns are preset, model, seed, replication, the
/// factors, operation and the metrics.
void stateSimulated(std::vector<Column>& columns);

}  // namespace greyscope::data
