#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "core/data/dataset.h"
#include "core/io/reader.h"

namespace greyscope::io {

/// Returns one row of CSV with its line end (LF). A cell is quoted if it contains a comma, a quote or a line end,
/// begins or ends with a space, or looks like a comment. In a row of only empty cells, the first one becomes NaN, since
/// a blank line is not a row.
[[nodiscard]] std::string csvRow(const std::vector<std::string>& cells);

/// Returns a number as a CSV cell: the shortest text that reads back as the same double; empty if the number is not
/// finite.
[[nodiscard]] std::string csvNumber(double value);

/// Returns a table as CSV that Greyscope reads back unchanged: the names, a second record with the units that the names
/// do not contain, and the rows. Reading it with csvOptions() gives an equal table, whatever its names and cells are.
[[nodiscard]] std::string csvTable(const data::Dataset& dataset);
/// Returns a table as CSV for other programs: one heading, whose names contain the units ("bandwidth_KiB/s"), and the
/// rows. Reading it gives the same units, and the same types as far as the cells show them.
[[nodiscard]] std::string tidyCsv(const data::Dataset& dataset);
/// Returns the rows of the table as CSV, without the heading.
[[nodiscard]] std::string csvRows(const data::Dataset& dataset);
/// Returns the options with which the output of csvTable() is read back as an equal table.
[[nodiscard]] ReadOptions csvOptions(const data::Dataset& dataset);

}  // namespace greyscope::io
