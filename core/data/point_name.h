#pragma once

#include <cstddef>
#include <string>

#include "core/data/series_table.h"

namespace greyscope::data {

/// What errors call a point: its label, or where that is a number of seconds since 1970 its date and time,
/// "2024-01-31".
[[nodiscard]] std::string pointName(const SeriesTable& table, std::size_t point);

}  // namespace greyscope::data
