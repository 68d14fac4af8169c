#pragma once

#include "core/data/series/pivot.h"

namespace greyscope::data {

/// Returns the transposed table: every point becomes a series, named by its label, and every series becomes a point.
/// Used for tables with one row per alternative and one column per criterion: pivot() makes the criteria the series,
/// while the alternatives are to be compared.
[[nodiscard]] SeriesTable transposed(const SeriesTable& table);

}  // namespace greyscope::data
