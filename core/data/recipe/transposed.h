#pragma once

#include "core/data/series/series_table.h"

namespace greyscope::data {

/// The transposed table: every point becomes a series, named by its label, and every series a point. For tables of
/// alternatives (rows) with one column per criterion, whose pivot has the criteria as series.
[[nodiscard]] SeriesTable transposed(const SeriesTable& table);

}  // namespace greyscope::data
