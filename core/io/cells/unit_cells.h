#pragma once

#include <cstddef>
#include <vector>

#include "core/data/columns/column.h"
#include "core/data/source_lines.h"
#include "core/io/cells/unit_cell.h"
#include "core/io/reader.h"

namespace greyscope::io {

/// Converts text columns whose cells are numbers with units into numeric columns. The cells have one unit or units of
/// one quantity, which are converted to the unit in the heading, else to the unit that all share, else to the first of
/// data::unitsFor(). CellCounts limits the number of other cells. Numbers without a unit count if the heading states
/// one; zero always counts. Bare letters ("1.5k") mean thousands if one of them follows a fraction and the column's
/// name does not denote bytes. Integers of bytes that recur are settings and stay text (data::areMeasuredSizes());
/// labels ("16th", "980pro") and units of different quantities stay text as well. The original cells are kept as words
/// of the column. The report gets unitInCells, numbersAsText and, for cells without a number, notANumber; `lines` are
/// the lines of the rows, or empty if rows are counted instead.
void readUnitCells(std::vector<data::Column>& columns, char decimalMark, const data::SourceLines& lines,
                   std::size_t mostProblems, ReadReport& report);

/// Whether reading the words of a numeric column again, with decimal points, gives its numbers and its unit.
[[nodiscard]] bool tellUnit(const data::Column& column);

}  // namespace greyscope::io
