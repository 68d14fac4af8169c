#pragma once

#include <cstddef>
#include <string>
#include <vector>

#include "core/base/error.h"
#include "core/data/dataset.h"
#include "core/data/series/series_table.h"

// Series of a pivoted table as a table of systems, which is what the relative models read: wide tables, any number of
// keys and aggregated repeats all look the same there.

namespace greyscope::app {

/// A column name that no axis has.
[[nodiscard]] std::string freeName(const data::SeriesTable& table, std::string name);

/// Some of the series below each other: a column that names the series, the axes, and the value.
[[nodiscard]] base::Expected<data::Dataset> longTable(const data::SeriesTable& table,
                                                      const std::vector<std::size_t>& series,
                                                      const std::string& nameColumn, const std::string& valueColumn);

}  // namespace greyscope::app
