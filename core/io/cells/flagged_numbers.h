#pragma once

#include <cstddef>
#include <vector>

#include "core/data/columns/column.h"

namespace greyscope::io {

/// The cells of one column that readFlaggedNumbers() read as numbers with flags.
struct FlaggedCells {
    std::size_t column = 0;
    std::vector<std::size_t> rows;  ///< rows of these cells, ascending
    /// If the column was text before: rows of cells that are neither numbers nor missing.
    std::vector<std::size_t> strays = {};
    std::size_t missing = 0;        ///< number of cells in `rows` and `strays` without a number
    std::size_t missingBefore = 0;  ///< number of cells that had been read as missing before
    bool wereNumbers = false;       ///< whether the column was already numeric
};

/// Reads numbers with flags in all columns, and returns the columns with any. Statistical offices put flags after a
/// number to state its reliability: "10 b" after a break in the series, "12.3 p" provisional, "8 e" estimated, ": c"
/// confidential. The number is the published one and counts; the cell's text is kept in Column::words. A flag is up to
/// three of the letters b c d e f i n p r s u v z after a space, and not a unit ("5 us"). Square brackets ("[1885]",
/// uncertain) and the sign of a note ("12*", "1,234[a]", "1885?", "12¹") count as flags as well.
/// A column is read this way if it contains no more other text than CellCounts allows among numbers, and one of these
/// is true: some numbers have no flag; all flags are brackets; a cell of the table has a colon in place of its number.
[[nodiscard]] std::vector<FlaggedCells> readFlaggedNumbers(std::vector<data::Column>& columns, char decimalMark);

}  // namespace greyscope::io
