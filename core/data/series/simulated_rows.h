#pragma once

#include <string_view>
#include <vector>

#include "core/data/columns/column.h"

namespace greyscope::data {

/// What tells a simulated row from a measured one: the column of that name says so in every row.
inline constexpr std::string_view kSourceColumn = "source";
inline constexpr std::string_view kSimulated = "simulated";

/// Whether the column says of every row that it is simulated.
[[nodiscard]] bool marksSimulated(const Column& column);

/// States that such a column is a key, though nothing in it differs, so that every series is called simulated; and the
/// other roles of runs as `greyscope simulate` writes them: source, preset, model, seed, replication, the factors,
/// operation, the metrics.
void stateSimulated(std::vector<Column>& columns);

}  // namespace greyscope::data
