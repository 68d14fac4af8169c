#pragma once

#include <cstddef>
#include <vector>

#include "core/data/columns/column.h"

namespace greyscope::io {

/// Cells of a column that were read as numbers with a flag.
struct FlaggedCells {
    std::size_t column = 0;
    std::vector<std::size_t> rows;         ///< ascending
    std::vector<std::size_t> strays = {};  ///< of a column that was text: neither numbers nor missing
    std::size_t missing = 0;               ///< among both, those without a number
    std::size_t missingBefore = 0;         ///< cells that were read as missing until then
    bool wereNumbers = false;              ///< the column was one of numbers already
};

/// Statistical offices put letters behind a number that say how far it can be trusted: "10 b" after a break in the
/// series, "12.3 p" provisional, "8 e" estimated, ": c" confidential. The number is the published one and counts; what
/// the cell held stays as its word. Letters are some of b c d e f i n p r s u v z, up to three, behind a blank, and no
/// unit ("5 us"). Likewise a number in square brackets ("[1885]", uncertain), and one before the sign of a note ("12*",
/// "1,234[a]", "1885?", "12¹"). A column is read so if it holds no more other text than CellCounts allows among
/// numbers, and if one of these is true: it has numbers without a flag; all its flags are brackets; a cell of the
/// table has a colon in place of its number.
[[nodiscard]] std::vector<FlaggedCells> readFlaggedNumbers(std::vector<data::Column>& columns, char decimalMark);

}  // namespace greyscope::io
