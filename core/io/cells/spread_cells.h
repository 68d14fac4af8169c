#pragma once

#include <cstddef>
#include <string>
#include <vector>

#include "core/data/columns/column.h"

namespace greyscope::io {

/// A column that splitSpreads() has split into numbers and their spreads.
struct SpreadColumn {
    std::size_t column = 0;  ///< index of the column, which now contains the numbers alone
    std::size_t row = 0;     ///< first row whose cell had a spread
    std::string written;     ///< original text of the cell in this row
};

/// Splits text columns whose cells are numbers with their spread, "801.2 ± 12.3", "801.2 +/- 12.3 ms" or "(801.2 ±
/// 12.3) ms": all cells, or at least half if the others are plain numbers. The numbers replace the column, and their
/// spreads become a further last column, named "Mean ±" for "Mean". Cells with a unit stay text, which readUnitCells()
/// can read; a single unit after the spread applies to both. Returns the columns that were split.
[[nodiscard]] std::vector<SpreadColumn> splitSpreads(std::vector<data::Column>& columns, char decimalMark);

}  // namespace greyscope::io
