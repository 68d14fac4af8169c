#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "core/data/dataset.h"
#include "core/io/reader.h"

namespace greyscope::io {

/// One row of CSV with its line end (LF). Cells that would be read otherwise stand in quotes: with a comma, a quote or
/// a line end, with a blank at an end, or like a comment. A row whose cells are all empty says NaN, or it would be
/// no row.
[[nodiscard]] std::string csvRow(const std::vector<std::string>& cells);

/// The shortest text that reads back as the same double; empty where the number is not finite.
[[nodiscard]] std::string csvNumber(double value);

/// A table as CSV: its names, a second record with the units that the names do not tell, its rows. Read with
/// csvOptions() it is equal, whatever its names and cells are.
[[nodiscard]] std::string csvTable(const data::Dataset& dataset);
/// Its rows alone.
[[nodiscard]] std::string csvRows(const data::Dataset& dataset);
[[nodiscard]] ReadOptions csvOptions(const data::Dataset& dataset);

}  // namespace greyscope::io
