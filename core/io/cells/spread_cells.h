#pragma once

#include <cstddef>
#include <string>
#include <vector>

#include "core/data/columns/column.h"

namespace greyscope::io {

/// A column that was split into numbers and their spreads.
struct SpreadColumn {
    std::size_t column = 0;  ///< index of the column of numbers
    std::size_t row = 0;     ///< first row with a spread
    std::string written;     ///< original cell in this row
};

/// Splits text columns whose cells are numbers with their spread, "801.2 ± 12.3", "801.2 +/- 12.3 ms" or "(801.2 ±
/// 12.3) ms": all cells, or at least half if the others are plain numbers. The numbers replace the column, and their
/// spreads form a further last column, named "Mean ±" for "Mean". Cells with a unit stay text, for readUnitCells(); a
/// single unit behind the spread applies to both.
[[nodiscard]] std::vector<SpreadColumn> splitSpreads(std::vector<data::Column>& columns, char decimalMark);

}  // namespace greyscope::io
