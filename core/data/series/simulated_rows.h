#pragma once

#include <string_view>
#include <vector>

#include "core/data/columns/column.h"

namespace greyscope::data {

/// Name of the column that marks simulated rows; it contains kSimulated in every such row.
inline constexpr std::string_view kSourceColumn = "source";
/// The value that marks a simulated row.
inline constexpr std::string_view kSimulated = "simulated";

/// Whether this column marks every row as simulated.
[[nodiscard]] bool marksSimulated(const Column& column);

/// Sets the roles of the columns in a table of runs that `greyscope simulate` wrote: preset, model, seed, replication,
/// the factors, operation and the metrics. The source column becomes a key although it is constant, so that every
/// series is named as simulated.
void stateSimulated(std::vector<Column>& columns);

}  // namespace greyscope::data
