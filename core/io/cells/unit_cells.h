#pragma once

#include <cstddef>
#include <vector>

#include "core/data/columns/column.h"
#include "core/data/source_lines.h"
#include "core/io/cells/unit_cell.h"
#include "core/io/reader.h"

namespace greyscope::io {

/// Converts text columns whose cells are numbers with units into numeric columns. The units must be equal or of one
/// quantity. The numbers are converted to the unit in the heading, otherwise to the unit that all share, otherwise to
/// the first of data::unitsFor(). CellCounts limits the number of other cells. Numbers without a unit count if the
/// heading states one; zero always counts. Bare letters ("1.5k") mean thousands if one of them follows a fraction and
/// the column's name does not denote bytes.
/// These columns stay text: integers of bytes that recur, which are settings (data::areMeasuredSizes()), labels
/// ("16th", "980pro"), and units of different quantities. The original cells are kept in Column::words. The report gets
/// the problems unitInCells, numbersAsText and, for cells without a number, notANumber; `lines` are the lines of the
/// rows, or empty if rows are counted instead.
void readUnitCells(std::vector<data::Column>& columns, char decimalMark, const data::SourceLines& lines,
                   std::size_t mostProblems, ReadReport& report);

/// Whether the original cells of a numeric column (Column::words) suffice to restore it: read again with a decimal
/// point, they give the same numbers and the same unit.
[[nodiscard]] bool tellUnit(const data::Column& column);

}  // namespace greyscope::io
