#pragma once

#include <cstddef>
#include <string>
#include <vector>

#include "core/data/columns/column.h"

namespace greyscope::io {

/// A column that was split.
struct SpreadColumn {
    std::size_t column = 0;  ///< of the numbers
    std::size_t row = 0;     ///< the first with a spread
    std::string written;     ///< its cell
};

/// Splits columns of text whose cells are numbers with their spread, "801.2 ± 12.3", "801.2 +/- 12.3 ms" or
/// "(801.2 ± 12.3) ms", all of them or at least half beside plain numbers: the numbers stay in their place, their
/// spreads make a further column behind all others, called "Mean ±" after "Mean". Cells with a unit stay text, for
/// readUnitCells(); a unit that stands once, behind the spread, is of both.
[[nodiscard]] std::vector<SpreadColumn> splitSpreads(std::vector<data::Column>& columns, char decimalMark);

}  // namespace greyscope::io
